import { fen } from "@reagent/domain/money";
import type { Fen } from "@reagent/domain/money";
import type { Pack, Sale } from "../../catalogue/catalogue.ts";
import { deliveryOf } from "./delivery.ts";
import type { Parcel } from "./delivery.ts";
import type { Fact } from "./facts.ts";
import type { Grade } from "./grades.ts";
import { between, hashOf, isOneIn } from "./hash.ts";
import { pricesOf } from "./prices.ts";
import { chosenSizes, isSoldByVolume, sizeCounts, sizesOf } from "./sizes.ts";

const FREE = fen(0);

/** How an item is sold, except for its sizes. */
export interface Selling {
  readonly isBulk: boolean;
  readonly isRare: boolean;
  /** Sold by enquiry only: drug precursors that are not everyday solvents or acids. */
  readonly isEnquiryOnly: boolean;
  readonly isPromoted: boolean;
}

/** The facts that decide price, promotion and stock. */
export interface ForSale {
  readonly code: string;
  readonly listPrice: Fen;
  readonly ofWhat: Parcel;
  readonly isPromoted: boolean;
  readonly stock: number;
}

/** The packs of an item, smallest first: two to seven, and the bulk size of an item of category 1 after them. */
export function packsOf(code: string, fact: Fact, grade: Grade, selling: Selling): Pack[] {
  const list = sizesOf(fact, grade);
  const sizes = chosenSizes(list, code, sizeCounts(fact, grade));
  const prices = pricesOf(sizes, list, grade.factor, code);
  const hasLastOnRequest = sizes.length > 3 && isOneIn(7, `${code} on request`);
  const packs = sizes.map((size, at): Pack => {
    const isLast = at === sizes.length - 1;
    const isOnRequest = isLast && hasLastOnRequest;
    const productCode = `${code}-${size}`;
    const price = isOnRequest || selling.isEnquiryOnly ? FREE : (prices[at] ?? FREE);
    return {
      ...saleOf({
        code: productCode,
        listPrice: price,
        ofWhat: fact,
        isPromoted: selling.isPromoted && at === between(0, sizes.length - 1, code),
        stock: stockOf(productCode),
      }),
      code: productCode,
      size,
      isPriceOnRequest: isOnRequest,
      isEnquiryOnly: selling.isEnquiryOnly,
      hasTriangle: isOneIn(23, `triangle ${productCode}`),
      isRare: selling.isRare || isOneIn(61, `rare ${productCode}`),
      isBulk: false,
    };
  });
  return selling.isBulk
    ? [...packs, bulkPack(code, isSoldByVolume(fact, grade) ? "200L" : "500kg", fact)]
    : packs;
}

function bulkPack(code: string, size: string, fact: Fact): Pack {
  return {
    ...saleOf({
      code: `${code}-${size}`,
      listPrice: FREE,
      ofWhat: fact,
      isPromoted: false,
      stock: 0,
    }),
    code: `${code}-${size}`,
    size,
    isPriceOnRequest: true,
    isEnquiryOnly: false,
    hasTriangle: false,
    isRare: false,
    isBulk: true,
  };
}

/** Price, promotion and stock of a product with a code. */
export function saleOf({ code, listPrice, ofWhat, isPromoted, stock }: ForSale): Sale {
  const promotion = isPromoted && listPrice > 0 ? promotionOf(code, listPrice) : null;
  const hasFuturesDiscount = stock === 0 && listPrice > 0 && isOneIn(3, `futures ${code}`);
  return {
    listPrice,
    salesPrice: promotion?.salesPrice ?? FREE,
    promotion: promotion?.kind ?? null,
    hasFuturesDiscount,
    stock,
    ...deliveryOf({ code, stock, hasFuturesDiscount, parcel: ofWhat }),
  };
}

/** A special price is a fifth off, any other promotion a tenth. */
function promotionOf(
  code: string,
  listPrice: Fen,
): { kind: "special-price" | "other"; salesPrice: Fen } {
  return isOneIn(2, `${code} special`)
    ? { kind: "special-price", salesPrice: fen(Math.round(listPrice * 0.8)) }
    : { kind: "other", salesPrice: fen(Math.round(listPrice * 0.9)) };
}

function stockOf(code: string): number {
  const chance = hashOf(`stock of ${code}`) % 20;
  if (chance < 3) return 0;
  if (chance < 7) return between(1, 5, code);
  if (chance < 11) return between(6, 10, code);
  return between(11, 300, code);
}
