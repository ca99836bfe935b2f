import type { CartLine } from "@reagent/api/contract/cart";
import type { CheckoutLine } from "@reagent/api/contract/checkout";
import { lineTotal } from "@reagent/domain/cart";
import { fen } from "@reagent/domain/money";
import type { Reader } from "../../database/database.ts";
import { inLanguage, type Language } from "../../http/language.ts";
import type { Customer } from "../../http/viewer.ts";
import { attributesIn, skusOf } from "../instrument/skus.ts";
import { packsFor } from "../product/packs.ts";
import { offerOf, ownPrice } from "../product/prices.ts";
import { type Goods, packGoods, skuGoods } from "./goods.ts";

/** A stored line of a cart with its product. */
export interface CartRow extends Goods {
  readonly quantity: number;
  readonly customer_item_number: string;
  readonly is_selected: number;
  readonly drawing: string | null;
}

const LINE_COLUMNS = [
  "cart_lines.quantity",
  "cart_lines.customer_item_number",
  "cart_lines.is_selected",
] as const;

/** The lines of a customer's cart: reagents, then instruments, each in the order in which they were added. */
export async function readCartRows(reader: Reader, customer: Customer): Promise<CartRow[]> {
  const packs = await packsFor(reader, customer.group)
    .innerJoin("cart_lines", "cart_lines.product_id", "packs.id")
    .select([...LINE_COLUMNS, "items.structure_svg as drawing"])
    .where("cart_lines.customer_id", "=", customer.id)
    .where("cart_lines.kind", "=", "reagent")
    .orderBy("cart_lines.created_at")
    .orderBy("packs.id")
    .execute();
  const skus = await skusOf(reader)
    .innerJoin("cart_lines", "cart_lines.product_id", "instrument_skus.id")
    .select([...LINE_COLUMNS, "pictures.markup as drawing"])
    .where("cart_lines.customer_id", "=", customer.id)
    .where("cart_lines.kind", "=", "instrument")
    .orderBy("cart_lines.created_at")
    .orderBy("instrument_skus.id")
    .execute();
  return [...packs.map(packGoods), ...skus.map(skuGoods)];
}

/** The lines of a customer's cart by kind, as the cart and the checkout show them. */
export async function readCartLines(reader: Reader, customer: Customer, language: Language) {
  const rows = await readCartRows(reader, customer);
  const linesOf = (kind: Goods["kind"]) =>
    rows.filter((row) => row.kind === kind).map((row) => lineOf(row, language));
  return { reagents: linesOf("reagent"), instruments: linesOf("instrument") };
}

/** Permille of the price without a discount. */
const FULL_PRICE = 1000;

function lineOf(row: CartRow, language: Language): CartLine & CheckoutLine {
  const listPrice = fen(row.list_price);
  const own = ownPrice(row, row.permille);
  const specification = inLanguage(row, "specification", language);
  const isReagent = row.kind === "reagent";
  return {
    ...offerOf(row, language),
    productId: String(row.id),
    itemId: String(row.item_id),
    itemCode: row.item_code,
    productCode: row.code,
    hazardNumber: row.hazardNumber,
    name: asHtml(row.name_zh),
    englishName: asHtml(row.name_en),
    specification: isReagent ? specification : "",
    pack: row.pack,
    attributes: isReagent ? null : attributesIn(specification),
    drawing: row.drawing ?? "",
    listPrice,
    salesPrice: own === listPrice ? null : own,
    isPrecursor: row.isPrecursor,
    quantity: row.quantity,
    total: lineTotal(own, row.quantity),
    customerItemNumber: row.customer_item_number,
    isSelected: row.is_selected === 1,
    discountRate: (row.permille ?? FULL_PRICE) / FULL_PRICE,
  };
}

/** Names in a cart line are HTML on the wire (storefront §3, cart line); ours are plain text. */
export function asHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
