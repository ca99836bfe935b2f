import { exchangeOffers, millimolesOfLine } from "@reagent/domain/exchange";
import { fen } from "@reagent/domain/money";
import { packLabel, parsePack } from "@reagent/domain/pack";
import { productFacts } from "@reagent/domain/product-facts";
import { purchaseBarrier } from "@reagent/domain/purchase";
import type { ExchangeOffers } from "../../contract/cart.ts";
import type { Pack } from "../../contract/product.ts";
import { details } from "./details.ts";
import { gradeOf, type ItemCode, itemCodes, itemRow } from "./items.ts";
import type { Language, SampleViewer } from "./language.ts";
import { packs } from "./packs.ts";

type OfItem = ReturnType<typeof factsOf>;

function factsOf(code: ItemCode, language: Language, viewer: SampleViewer) {
  const row = itemRow(code, language, viewer);
  const { density, hazardStatements } = details(gradeOf(code).substance, language);
  const isLowBoiling = row.safetyLevel === "low-boiling";
  const item = { ...productFacts({ ...row, density }), ...row };
  const all = packs(code, language, viewer);
  const sold = all.filter((pack) => purchaseBarrier({ ...pack, isLowBoiling }) === undefined);
  return { ...row, hazardStatements, item, all, sold };
}

const priceOf = ({ salesPrice, listPrice }: Pack) => salesPrice ?? listPrice ?? fen(0);

const offersOf = (sold: readonly Pack[]) =>
  sold.flatMap((each) => {
    const pack = parsePack(each.pack);
    return pack ? [{ id: each.productId, pack, price: priceOf(each), stock: each.stock }] : [];
  });

/** What can take the place of a quantity of a pack of the samples, of a customer without accepted filings. */
export function exchangeOffersOf(
  { productId, quantity }: { readonly productId: string; readonly quantity: number },
  language: Language = "zh",
  viewer: SampleViewer = "customer",
): ExchangeOffers {
  const known = itemCodes.map((code) => factsOf(code, language, viewer));
  const own = known.find(({ all }) => all.some((pack) => pack.productId === productId));
  const line = own?.all.find((pack) => pack.productId === productId);
  const size = line && parsePack(line.pack);
  if (!own || !line || !size) return { offers: [], millimoles: null };
  const hasPrice = own.sold.includes(line);
  return {
    offers: exchangeOffers(
      { ...own, pack: size, quantity, stock: line.stock, hasPrice },
      known.map((other) => ({
        ...other,
        offers: offersOf(other.sold.filter((pack) => pack !== line)),
      })),
    ).map(({ other, mix, need, kind, isInStock, millimoles }) => ({
      kind,
      saltName: "",
      ...goodsOf(other),
      packs: mix.lines.flatMap(({ offer: { id }, count }) =>
        other.sold
          .filter((pack) => pack.productId === id)
          .map((pack) => ({ ...pack, quantity: count, price: priceOf(pack) })),
      ),
      total: mix.price,
      isInStock,
      need: needText(need),
      millimoles: millimoles ?? null,
    })),
    millimoles: millimolesOfLine({ item: own.item, pack: size, quantity }) ?? null,
  };
}

const goodsOf = ({
  itemCode,
  chineseName,
  englishName,
  specification,
  casNumber,
  hazardNumber,
  isDrugPrecursor,
  isExplosivePrecursor,
  hazardStatements,
}: OfItem) => ({
  itemCode,
  chineseName,
  englishName,
  specification,
  casNumber,
  hazardNumber,
  isDrugPrecursor,
  isExplosivePrecursor,
  hazardStatements,
});

function needText(need: Parameters<typeof packLabel>[0]): string {
  const { quantity, unit } = packLabel(need);
  return `${quantity} ${unit}`;
}
