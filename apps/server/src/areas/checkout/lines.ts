import type { CheckoutProduct } from "@reagent/api/contract/checkout";
import { lineTotal } from "@reagent/domain/cart";
import type { GoodsKind } from "@reagent/domain/goods-kind";
import { attributeTexts } from "@reagent/domain/instrument-choice";
import type { Fen } from "@reagent/domain/money";
import type { RestrictableLine } from "@reagent/domain/restriction";
import { escapeHtml } from "../../basics/escape-html.ts";
import { inLanguage, type Language } from "../../basics/language.ts";
import { attributesIn } from "../../catalogue/skus.ts";
import type { Reader } from "../../database/database.ts";
import { type CartRow, type CartViewer, readCartRows } from "../../ordering/cart/lines.ts";
import { goodsColumns } from "./write-order.ts";

/** A selected line of a cart as an order would have it, at the customer's current price. */
export interface OrderableLine extends RestrictableLine {
  readonly kind: GoodsKind;
  readonly productId: string;
  readonly itemCode: string;
  readonly stock: number;
  readonly amount: Fen;
  /** Whether it can still be bought through the cart. */
  readonly isSold: boolean;
  /** The enquiry whose quoted price and quantity it has; null for the usual price. */
  readonly quoteId: string | null;
  readonly columns: ReturnType<typeof goodsColumns> &
    Pick<CartRow, "quantity" | "customer_item_number" | "pinned_batch"> & {
      readonly amount: Fen;
      /** The fund that pays for it; "" for none. */
      readonly fund: string;
    };
}

/** The selected lines of a customer's cart: reagents, then instruments, each in the order in which they were added. */
export async function readOrderable(reader: Reader, viewer: CartViewer): Promise<OrderableLine[]> {
  const rows = await readCartRows(reader, viewer);
  return rows.filter((row) => row.is_selected === 1).map(orderableLine);
}

function orderableLine(row: CartRow): OrderableLine {
  const { kind, stock, hazardNumber, isSold, quantity } = row;
  const { customer_item_number, pinned_batch } = row;
  const goods = goodsColumns(row, quantity);
  const amount = lineTotal(goods.price, quantity);
  return {
    kind,
    productId: String(row.id),
    itemCode: row.item_code,
    casNumber: row.cas,
    specification: kind === "reagent" ? goods.specification_zh : "",
    hazardNumber,
    isDrugPrecursor: row.isDrugPrecursor,
    isExplosivePrecursor: row.isExplosivePrecursor,
    stock,
    amount,
    isSold,
    quoteId: row.isQuoteOver ? null : row.quote_id,
    columns: { ...goods, quantity, amount, customer_item_number, pinned_batch, fund: "" },
  };
}

/** A line as the notices of the checkout name it. */
export function productOf(line: OrderableLine, language: Language): CheckoutProduct {
  const { columns } = line;
  const specification = inLanguage(columns, "specification", language);
  return {
    productId: line.productId,
    kind: line.kind,
    itemCode: line.itemCode,
    productCode: columns.product_code,
    name: escapeHtml(columns.name_zh),
    englishName: escapeHtml(columns.name_en),
    specification:
      line.kind === "reagent"
        ? specification
        : attributeTexts(attributesIn(specification)).join(" / "),
    pack: columns.pack,
    hazardNumber: line.hazardNumber,
    isDrugPrecursor: line.isDrugPrecursor,
    isExplosivePrecursor: line.isExplosivePrecursor,
  };
}

/** The amounts of the lines of each kind. */
export function amountsOf(lines: readonly OrderableLine[]): {
  readonly reagents: readonly Fen[];
  readonly instruments: readonly Fen[];
} {
  const amounts = (kind: GoodsKind) =>
    lines.filter((line) => line.kind === kind).map(({ amount }) => amount);
  return { reagents: amounts("reagent"), instruments: amounts("instrument") };
}
