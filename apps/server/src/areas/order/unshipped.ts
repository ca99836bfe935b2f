import type { AnswerOf, ParamsOf } from "@reagent/api/contract/endpoint";
import type { listUnshippedLines } from "@reagent/api/contract/order";
import { fen } from "@reagent/domain/money";
import type { Reader } from "../../database/database.ts";
import type { Language } from "../../http/language.ts";
import { pageOf } from "../../http/paging.ts";
import { attributesOf, reagentLineOf, storedLines } from "./lines.ts";
import { matchingOrders } from "./matching.ts";

/** A page of the lines of both kinds that wait to be shipped, those of the newest order first. */
export async function readUnshipped(
  reader: Reader,
  customerId: string,
  filters: ParamsOf<typeof listUnshippedLines>,
  language: Language,
): Promise<AnswerOf<typeof listUnshippedLines>> {
  const { page, size } = pageOf({ page: filters.page, limit: filters.pageSize });
  const [productCode, casNumber] = [filters.productCode.trim(), filters.casNumber.trim()];
  const orders = matchingOrders(reader, { customerId }, filters)
    .where("orders.review", "<>", "cancelled")
    .select("orders.id");
  // An order that has what is searched for has other lines too.
  let waiting = storedLines(reader)
    .where("order_lines.order_id", "in", orders)
    .where("order_lines.state", "=", "open")
    .where("order_lines.is_cancelled", "=", 0);
  if (productCode !== "") {
    waiting = waiting.where("order_lines.product_code", "=", productCode);
  }
  if (casNumber !== "") {
    waiting = waiting.where("order_lines.cas", "=", casNumber);
  }
  const { total, amount } = await waiting
    .clearSelect()
    .select((of) => [
      of.fn.countAll<number>().as("total"),
      of.fn
        .sum<number | null>(
          of("price", "*", of.parens(of("quantity", "-", of.ref("sent_quantity")))),
        )
        .as("amount"),
    ])
    .executeTakeFirstOrThrow();
  const rows = await waiting
    .select(["orders.code", "orders.kind", "orders.created_at"])
    .orderBy("orders.created_at", "desc")
    .orderBy("orders.id")
    .orderBy("order_lines.position")
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  const lines = rows.map((row) => ({
    ...reagentLineOf(row, language),
    ...(row.kind === "instrument" && {
      specification: Object.values(attributesOf(row, language)).join(" · "),
    }),
    orderId: row.order_id,
    orderCode: row.code,
    kind: row.kind,
    createdAt: row.created_at,
    customerOrderNumber: row.customer_order_number,
  }));
  return { lines, total, waitingTotal: fen(Number(amount ?? 0)) };
}
