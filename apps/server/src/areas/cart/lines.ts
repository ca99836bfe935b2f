import type { CartLine } from "@reagent/api/contract/cart";
import type { CheckoutLine } from "@reagent/api/contract/checkout";
import { lineTotal } from "@reagent/domain/cart";
import { fen } from "@reagent/domain/money";
import type { Reader } from "../../database/database.ts";
import type { Customer } from "../../http/call.ts";
import type { Language } from "../../http/language.ts";
import { inLanguage } from "../../http/language.ts";
import { ownPrice, promotionMarkOf } from "../product/prices.ts";

/** A line as the cart shows it, and as the checkout does. */
type Line = CartLine & CheckoutLine;

/** The reagents in a customer's cart, in the order in which they were added. */
export async function readReagentLines(
  reader: Reader,
  customer: Customer,
  language: Language,
): Promise<Line[]> {
  const rows = await reader
    .selectFrom("cart_lines")
    .innerJoin("packs", "packs.id", "cart_lines.product_id")
    .innerJoin("items", "items.id", "packs.item_id")
    .leftJoin("discounts", (join) =>
      join
        .onRef("discounts.item_id", "=", "packs.item_id")
        .on("discounts.customer_group", "=", customer.group),
    )
    .selectAll("packs")
    .select([
      "cart_lines.quantity",
      "cart_lines.customer_item_number",
      "cart_lines.is_selected",
      "discounts.permille",
      "items.code as item_code",
      "items.name_zh",
      "items.name_en",
      "items.specification_zh",
      "items.specification_en",
      "items.structure_svg",
      "items.hazardous_number",
      "items.is_precursor",
    ])
    .where("cart_lines.customer_id", "=", customer.id)
    .where("cart_lines.kind", "=", "reagent")
    .orderBy("cart_lines.created_at")
    .orderBy("packs.id")
    .execute();
  return rows.map((row) => ({
    ...lineOf(row, row.permille, language),
    itemId: String(row.item_id),
    itemCode: row.item_code,
    hazardNumber: row.hazardous_number ?? "",
    specification: inLanguage(row, "specification", language),
    pack: row.pack,
    attributes: null,
    drawing: row.structure_svg ?? "",
    isPrecursor: row.is_precursor === 1,
  }));
}

/** The instruments and consumables in a customer's cart, in the order in which they were added. */
export async function readInstrumentLines(
  reader: Reader,
  customer: Customer,
  language: Language,
): Promise<Line[]> {
  const rows = await reader
    .selectFrom("cart_lines")
    .innerJoin("instrument_skus", "instrument_skus.id", "cart_lines.product_id")
    .innerJoin("instruments", "instruments.id", "instrument_skus.instrument_id")
    .leftJoin("pictures", (join) =>
      join.on((of) =>
        of("pictures.name", "=", of.fn.coalesce("instrument_skus.picture", "instruments.picture")),
      ),
    )
    .selectAll("instrument_skus")
    .select([
      "cart_lines.quantity",
      "cart_lines.customer_item_number",
      "cart_lines.is_selected",
      "instruments.code as spu_code",
      "instruments.name_zh",
      "instruments.name_en",
      "pictures.markup",
    ])
    .where("cart_lines.customer_id", "=", customer.id)
    .where("cart_lines.kind", "=", "instrument")
    .orderBy("cart_lines.created_at")
    .orderBy("instrument_skus.id")
    .execute();
  return rows.map((row) => ({
    ...lineOf(row, null, language),
    itemId: String(row.instrument_id),
    itemCode: row.spu_code,
    hazardNumber: "",
    specification: "",
    pack: "",
    attributes: JSON.parse(inLanguage(row, "attributes", language)) as Record<string, string>,
    drawing: row.markup ?? "",
    isPrecursor: false,
  }));
}

/** What lines of both kinds are made of. */
interface LineRow {
  readonly id: number;
  readonly code: string;
  readonly name_zh: string;
  readonly name_en: string;
  readonly stock: number;
  readonly list_price: number;
  readonly sales_price: number;
  readonly promotion: "special-price" | "other" | null;
  readonly has_futures_discount: number;
  readonly delivery_zh: string;
  readonly delivery_en: string;
  readonly expected_delivery_zh: string;
  readonly expected_delivery_en: string;
  readonly quantity: number;
  readonly customer_item_number: string;
  readonly is_selected: number;
}

/** What a group without a discount pays, in permille of a price. */
const FULL_PRICE = 1000;

function lineOf(row: LineRow, discountPermille: number | null, language: Language) {
  const listPrice = fen(row.list_price);
  const own = ownPrice(row, discountPermille);
  return {
    productId: String(row.id),
    productCode: row.code,
    name: asHtml(row.name_zh),
    englishName: asHtml(row.name_en),
    stock: row.stock,
    expectedDelivery: inLanguage(row, "expected_delivery", language),
    deliveryDescription: inLanguage(row, "delivery", language),
    listPrice,
    salesPrice: own === listPrice ? null : own,
    isPromoted: row.promotion !== null,
    promotionMark: promotionMarkOf(row.promotion),
    isFutures: row.has_futures_discount === 1,
    quantity: row.quantity,
    total: lineTotal(own, row.quantity),
    customerItemNumber: row.customer_item_number,
    isSelected: row.is_selected === 1,
    discountRate: (discountPermille ?? FULL_PRICE) / FULL_PRICE,
  };
}

/** Names in a cart line are HTML on the wire (storefront §3, cart line); ours are plain text. */
export function asHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
