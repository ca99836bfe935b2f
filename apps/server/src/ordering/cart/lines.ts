import type { CartLine } from "@reagent/api/contract/cart";
import type { CheckoutLine } from "@reagent/api/contract/checkout";
import { orderableOfBatch } from "@reagent/domain/batch-stock";
import { lineTotal } from "@reagent/domain/cart";
import { fen } from "@reagent/domain/money";
import { discountRate } from "@reagent/domain/price-terms";
import { priceBarrier } from "@reagent/domain/purchase";
import { priceByQuote } from "@reagent/domain/quote";
import { afterDay } from "../../basics/day.ts";
import { escapeHtml } from "../../basics/escape-html.ts";
import { inLanguage, type Language } from "../../basics/language.ts";
import type { CustomerCall } from "../../calls/call.ts";
import { type Goods, packGoods, skuGoods } from "../../catalogue/goods.ts";
import { packsFor } from "../../catalogue/packs.ts";
import { offerOf, ownPrice, soldAs, type SoldRow, usualPrice } from "../../catalogue/prices.ts";
import { attributesIn, skusOf } from "../../catalogue/skus.ts";
import type { Reader } from "../../database/database.ts";

/** A stored line of a cart with its product. */
export interface CartRow extends Goods {
  /** The enquiry whose quote the line has; null for none. */
  readonly quote_id: string | null;
  /** The last day of that quote, "" for none. */
  readonly quotedUntil: string;
  readonly isQuoteOver: boolean;
  readonly quantity: number;
  /** The batch that the line is pinned to, "" for none; its stock is then that of the batch. */
  readonly pinned_batch: string;
  readonly customer_item_number: string;
  readonly is_selected: number;
  readonly drawing: string | null;
  /** JSON: string[], as are the statements' codes. */
  readonly ghs_pictograms: string;
  readonly hazard_codes: string;
  readonly signal: "danger" | "warning" | null;
  readonly smiles: string | null;
}

const NO_LABEL = { ghs_pictograms: "[]", hazard_codes: "[]", signal: null, smiles: null } as const;

const LINE_COLUMNS = [
  "cart_lines.quantity",
  "cart_lines.customer_item_number",
  "cart_lines.pinned_batch",
  "cart_lines.is_selected",
  "cart_lines.quote_id",
] as const;

/** Whose cart it is, and the time in epoch milliseconds, which decides whether quoted prices are valid. */
export type CartViewer = Pick<CustomerCall<unknown>, "customer" | "now">;

/** The lines of a customer's cart: reagents, then instruments, each in the order in which they were added. */
export async function readCartRows(
  reader: Reader,
  { customer, now }: CartViewer,
): Promise<CartRow[]> {
  const packs = await packsFor(reader, { customer, now })
    .innerJoin("cart_lines", "cart_lines.product_id", "packs.id")
    .leftJoin("quotes", "quotes.enquiry_id", "cart_lines.quote_id")
    .leftJoin("batch_stocks", (join) =>
      join
        .onRef("batch_stocks.pack_id", "=", "packs.id")
        .onRef("batch_stocks.batch_code", "=", "cart_lines.pinned_batch"),
    )
    .select([
      ...LINE_COLUMNS,
      (of) => of.fn.coalesce("items.structure_svg", "items.picture").as("drawing"),
      "quotes.price as quotedPrice",
      "quotes.last_day as quotedUntil",
      "batch_stocks.stock as freeOfBatch",
      "items.ghs_pictograms",
      "items.hazard_codes",
      "items.signal",
      "items.smiles",
    ])
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
  return [
    ...packs.map((row) => quoted(packGoods(ofPinnedBatch(row)), now)),
    ...skus.map((row) => ({
      ...skuGoods(row),
      ...NO_LABEL,
      quotedUntil: "",
      isQuoteOver: false,
    })),
  ];
}

/** A line with the stock of the batch that it is pinned to. */
function ofPinnedBatch<
  Row extends {
    readonly stock: number;
    readonly pinned_batch: string;
    readonly freeOfBatch: number | null;
  },
>(row: Row): Row {
  if (row.pinned_batch === "") return row;
  return { ...row, stock: orderableOfBatch({ free: row.freeOfBatch ?? 0 }, row.stock) };
}

type PackLine = ReturnType<typeof packGoods> & SoldRow;

/** A reagent with the price of its quote, if it has one. */
function quoted<
  Line extends PackLine & {
    readonly quotedPrice: number | null;
    readonly quotedUntil: string | null;
  },
>(line: Line, now: number) {
  const { quotedPrice, quotedUntil } = line;
  if (quotedPrice === null || quotedUntil === null) {
    return { ...line, quotedUntil: "", isQuoteOver: false };
  }
  const validUntil = afterDay(quotedUntil);
  const hasListPrice = priceBarrier(soldAs(line)) === undefined;
  const priced = priceByQuote(line, { price: fen(quotedPrice), validUntil, hasListPrice }, now);
  return { ...priced, quotedUntil, isQuoteOver: now >= validUntil };
}

/** The lines of a customer's cart by kind, as the cart and the checkout show them. */
export async function readCartLines(
  reader: Reader,
  { language, ...viewer }: CartViewer & { readonly language: Language },
) {
  const rows = await readCartRows(reader, viewer);
  const linesOf = (kind: Goods["kind"]) =>
    rows.filter((row) => row.kind === kind).map((row) => lineOf(row, language));
  return { reagents: linesOf("reagent"), instruments: linesOf("instrument") };
}

function lineOf(row: CartRow, language: Language): CartLine & CheckoutLine {
  const listPrice = fen(row.list_price);
  const own = ownPrice(row);
  const specification = inLanguage(row, "specification", language);
  const isReagent = row.kind === "reagent";
  return {
    ...offerOf(row, language),
    productId: String(row.id),
    itemId: String(row.item_id),
    itemCode: row.item_code,
    productCode: row.code,
    hazardNumber: row.hazardNumber,
    // Names in a line are HTML on the wire (storefront §3, cart line); ours are plain text.
    name: escapeHtml(row.name_zh),
    englishName: escapeHtml(row.name_en),
    specification: isReagent ? specification : "",
    pack: row.pack,
    attributes: isReagent ? null : attributesIn(specification),
    drawing: row.drawing ?? "",
    listPrice,
    salesPrice: own === listPrice ? null : own,
    isDrugPrecursor: row.isDrugPrecursor,
    isExplosivePrecursor: row.isExplosivePrecursor,
    quantity: row.quantity,
    total: lineTotal(own, row.quantity),
    customerItemNumber: row.customer_item_number,
    pinnedBatch: row.pinned_batch,
    isSelected: row.is_selected === 1,
    quotedUntil: row.quotedUntil,
    isQuoteOver: row.isQuoteOver,
    casNumber: row.cas,
    smiles: row.smiles ?? "",
    pictograms: JSON.parse(row.ghs_pictograms) as string[],
    hazardStatements: JSON.parse(row.hazard_codes) as string[],
    signalWord: row.signal ?? "none",
    discountRate: discountRate(usualPrice(row), own),
  };
}
