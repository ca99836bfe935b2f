import type { InstrumentOrderLine, ReagentOrderLine } from "@reagent/api/contract/order";
import type { GoodsKind } from "@reagent/domain/goods-kind";
import { fen } from "@reagent/domain/money";
import { inLanguage, type Language } from "../../basics/language.ts";
import { attributesIn } from "../../catalogue/skus.ts";
import type { Reader } from "../../database/database.ts";

/** The lines of all orders, each with its present stock, without what orders reserve, and the customer's own order number. The caller restricts them to a customer. */
export function storedLines(reader: Reader) {
  return reader
    .selectFrom("order_lines")
    .innerJoin("orders", "orders.id", "order_lines.order_id")
    .leftJoin("packs", (join) =>
      join
        .on("orders.kind", "=", "reagent")
        .onRef("packs.id", "=", "order_lines.product_id")
        .onRef("packs.code", "=", "order_lines.product_code"),
    )
    .leftJoin("instrument_skus", (join) =>
      join
        .on("orders.kind", "=", "instrument")
        .onRef("instrument_skus.id", "=", "order_lines.product_id")
        .onRef("instrument_skus.code", "=", "order_lines.product_code"),
    )
    .selectAll("order_lines")
    .select((of) => [
      "orders.customer_order_number",
      of.fn.coalesce("packs.stock", "instrument_skus.stock", of.lit(0)).as("stock"),
    ]);
}

type Row = Awaited<ReturnType<ReturnType<typeof storedLines>["execute"]>>[number];

function lineOf(row: Row, language: Language) {
  return {
    ...progressOf(row),
    productCode: row.product_code,
    itemCode: row.item_code,
    casNumber: row.cas,
    chineseName: row.name_zh,
    name: inLanguage(row, "name", language),
    listPrice: fen(row.list_price),
    price: fen(row.price),
    total: fen(row.amount),
    expectedDelivery: inLanguage(row, "expected_delivery", language),
    customerItemNumber: row.customer_item_number,
    fund: row.fund,
    // Customers have no number of ours; their order number is a field of the order.
    customerNumber: "",
    stock: row.stock + row.reserved_quantity,
    hazardNumber: row.hazardous_number,
  };
}

export function reagentLineOf(row: Row, language: Language): ReagentOrderLine {
  return {
    ...lineOf(row, language),
    specification: inLanguage(row, "specification", language),
    pack: row.pack,
    pinnedBatch: row.pinned_batch,
  };
}

export function instrumentLineOf(row: Row, language: Language): InstrumentOrderLine {
  return { ...lineOf(row, language), attributes: attributesOf(row, language) };
}

/** The attributes of an instrument, by name. */
export function attributesOf(
  row: Pick<Row, "specification_zh" | "specification_en">,
  language: Language,
): Record<string, string> {
  return attributesIn(inLanguage(row, "specification", language));
}

/** The specification of a line as one text; the values of an instrument's attributes. */
export function specificationText(
  kind: GoodsKind,
  line: Pick<Row, "specification_zh" | "specification_en">,
  language: Language,
): string {
  return kind === "reagent"
    ? inLanguage(line, "specification", language)
    : Object.values(attributesOf(line, language)).join(" / ");
}

/** The progress of a line, as the rules of orders need it. */
export function progressOf(
  line: Pick<Row, "quantity" | "sent_quantity" | "refunded_quantity" | "state" | "is_cancelled">,
) {
  return {
    quantity: line.quantity,
    sentQuantity: line.sent_quantity,
    refundedQuantity: line.refunded_quantity,
    state: line.state,
    isCancelled: line.is_cancelled === 1,
  };
}
