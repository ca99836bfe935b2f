import type { CheckoutProduct } from "@reagent/api/contract/checkout";
import { lineTotal } from "@reagent/domain/cart";
import type { GoodsKind } from "@reagent/domain/goods-kind";
import type { Fen } from "@reagent/domain/money";
import type { RestrictableLine } from "@reagent/domain/restriction";
import type { Insertable } from "kysely";
import type { Reader } from "../../database/database.ts";
import type { Schema } from "../../database/schema.ts";
import type { Customer } from "../../http/call.ts";
import { inLanguage } from "../../http/language.ts";
import type { Language } from "../../http/language.ts";
import { asHtml } from "../cart/lines.ts";
import { whyNotSold } from "../cart/sellable.ts";
import { ownPrice } from "../product/prices.ts";

/** What an order's line says of its goods, as it is stored. */
type LineColumns = Omit<
  Insertable<Schema["order_lines"]>,
  | "order_id"
  | "position"
  | "sent_quantity"
  | "refunded_quantity"
  | "reserved_quantity"
  | "state"
  | "is_cancelled"
>;

/** A selected line of a cart as an order would have it, at the customer's price of this moment. */
export interface OrderableLine extends RestrictableLine {
  readonly kind: GoodsKind;
  readonly productId: string;
  readonly itemCode: string;
  readonly stock: number;
  readonly amount: Fen;
  /** Whether it is still sold from the cart. */
  readonly isSold: boolean;
  readonly columns: LineColumns;
}

/** The selected lines of a customer's cart: reagents, then instruments, each in the order in which they were added. */
export async function readOrderable(reader: Reader, customer: Customer): Promise<OrderableLine[]> {
  const reagents = await readReagents(reader, customer);
  return [...reagents, ...(await readInstruments(reader, customer.id))];
}

async function readReagents(reader: Reader, customer: Customer): Promise<OrderableLine[]> {
  const rows = await reader
    .selectFrom("cart_lines")
    .innerJoin("packs", "packs.id", "cart_lines.product_id")
    .innerJoin("items", "items.id", "packs.item_id")
    .leftJoin("discounts", (join) =>
      join
        .onRef("discounts.item_id", "=", "packs.item_id")
        .on("discounts.customer_group", "=", customer.group),
    )
    .select([
      "packs.id",
      "packs.code",
      "packs.pack",
      "packs.stock",
      "packs.list_price",
      "packs.sales_price",
      "packs.specification",
      "packs.is_enquiry_only",
      "packs.is_bulk",
      "packs.expected_delivery_zh",
      "packs.expected_delivery_en",
      "cart_lines.quantity",
      "cart_lines.customer_item_number",
      "discounts.permille",
      "items.code as item_code",
      "items.cas",
      "items.name_zh",
      "items.name_en",
      "items.specification_zh",
      "items.specification_en",
      "items.hazardous_number",
      "items.is_precursor",
      "items.safe_level",
    ])
    .where("cart_lines.customer_id", "=", customer.id)
    .where("cart_lines.kind", "=", "reagent")
    .where("cart_lines.is_selected", "=", 1)
    .orderBy("cart_lines.created_at")
    .orderBy("packs.id")
    .execute();
  return rows.map((row) => ({
    ...lineOf("reagent", row, {
      price: ownPrice(row, row.permille),
      cas: row.cas ?? "",
      hazardNumber: row.hazardous_number ?? "",
      pack: row.pack,
    }),
    isPrecursor: row.is_precursor === 1,
    isSold: whyNotSold(row) === undefined,
  }));
}

async function readInstruments(reader: Reader, customerId: string): Promise<OrderableLine[]> {
  const rows = await reader
    .selectFrom("cart_lines")
    .innerJoin("instrument_skus", "instrument_skus.id", "cart_lines.product_id")
    .innerJoin("instruments", "instruments.id", "instrument_skus.instrument_id")
    .select([
      "instrument_skus.id",
      "instrument_skus.code",
      "instrument_skus.stock",
      "instrument_skus.list_price",
      "instrument_skus.sales_price",
      "instrument_skus.attributes_zh as specification_zh",
      "instrument_skus.attributes_en as specification_en",
      "instrument_skus.expected_delivery_zh",
      "instrument_skus.expected_delivery_en",
      "cart_lines.quantity",
      "cart_lines.customer_item_number",
      "instruments.code as item_code",
      "instruments.name_zh",
      "instruments.name_en",
    ])
    .where("cart_lines.customer_id", "=", customerId)
    .where("cart_lines.kind", "=", "instrument")
    .where("cart_lines.is_selected", "=", 1)
    .orderBy("cart_lines.created_at")
    .orderBy("instrument_skus.id")
    .execute();
  return rows.map((row) => ({
    ...lineOf("instrument", row, {
      price: ownPrice(row, null),
      cas: "",
      hazardNumber: "",
      pack: "",
    }),
    isPrecursor: false,
    isSold: true,
  }));
}

/** What lines of both kinds are made of. */
interface LineRow {
  readonly id: number;
  readonly code: string;
  readonly item_code: string;
  readonly name_zh: string;
  readonly name_en: string;
  readonly specification_zh: string;
  readonly specification_en: string;
  readonly expected_delivery_zh: string;
  readonly expected_delivery_en: string;
  readonly list_price: number;
  readonly stock: number;
  readonly quantity: number;
  readonly customer_item_number: string;
}

function lineOf(
  kind: GoodsKind,
  row: LineRow,
  own: {
    readonly price: Fen;
    readonly cas: string;
    readonly hazardNumber: string;
    readonly pack: string;
  },
) {
  const amount = lineTotal(own.price, row.quantity);
  return {
    kind,
    productId: String(row.id),
    itemCode: row.item_code,
    hazardNumber: own.hazardNumber,
    stock: row.stock,
    amount,
    columns: {
      product_id: row.id,
      item_code: row.item_code,
      product_code: row.code,
      cas: own.cas,
      name_zh: row.name_zh,
      name_en: row.name_en,
      specification_zh: row.specification_zh,
      specification_en: row.specification_en,
      pack: own.pack,
      quantity: row.quantity,
      list_price: row.list_price,
      price: own.price,
      amount,
      customer_item_number: row.customer_item_number,
      expected_delivery_zh: row.expected_delivery_zh,
      expected_delivery_en: row.expected_delivery_en,
      hazardous_number: own.hazardNumber,
    },
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
        : Object.values(JSON.parse(specification) as Record<string, string>).join(" / "),
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
