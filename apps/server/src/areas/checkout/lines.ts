import type { CheckoutProduct } from "@reagent/api/contract/checkout";
import { lineTotal } from "@reagent/domain/cart";
import type { GoodsKind } from "@reagent/domain/goods-kind";
import type { Fen } from "@reagent/domain/money";
import type { RestrictableLine } from "@reagent/domain/restriction";
import type { Reader } from "../../database/database.ts";
import { inLanguage, type Language } from "../../http/language.ts";
import type { Customer } from "../../http/viewer.ts";
import { asHtml, type CartRow, readCartRows } from "../cart/lines.ts";
import { attributesIn } from "../instrument/skus.ts";
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
  readonly columns: ReturnType<typeof goodsColumns> &
    Pick<CartRow, "quantity" | "customer_item_number"> & { readonly amount: Fen };
}

/** The selected lines of a customer's cart: reagents, then instruments, each in the order in which they were added. */
export async function readOrderable(reader: Reader, customer: Customer): Promise<OrderableLine[]> {
  const rows = await readCartRows(reader, customer);
  return rows.filter((row) => row.is_selected === 1).map(orderableLine);
}

function orderableLine(row: CartRow): OrderableLine {
  const { kind, stock, hazardNumber, isPrecursor, isSold, quantity, customer_item_number } = row;
  const goods = goodsColumns(row);
  const amount = lineTotal(goods.price, quantity);
  return {
    kind,
    productId: String(row.id),
    itemCode: row.item_code,
    hazardNumber,
    isPrecursor,
    stock,
    amount,
    isSold,
    columns: { ...goods, quantity, amount, customer_item_number },
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
    name: asHtml(columns.name_zh),
    englishName: asHtml(columns.name_en),
    specification:
      line.kind === "reagent"
        ? specification
        : Object.values(attributesIn(specification)).join(" / "),
    pack: columns.pack,
    hazardNumber: line.hazardNumber,
    isPrecursor: line.isPrecursor,
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
