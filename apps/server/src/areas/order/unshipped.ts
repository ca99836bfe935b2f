import type { AnswerOf, ParamsOf } from "@reagent/api/contract/endpoint";
import type { listUnshippedLines } from "@reagent/api/contract/order";
import { attributeTexts } from "@reagent/domain/instrument-choice";
import { fen } from "@reagent/domain/money";
import { pageOf } from "../../basics/paging.ts";
import type { CustomerCall, Services } from "../../calls/call.ts";
import { attributesOf, reagentLineOf, storedLines } from "../../ordering/orders/lines.ts";
import { matchingOrders, matchingProducts } from "./matching.ts";

/** A page of the unshipped lines of both kinds, those of the newest order first. */
export async function readUnshipped(
  { params: filters, customer, language }: CustomerCall<ParamsOf<typeof listUnshippedLines>>,
  { database: { read } }: Pick<Services, "database">,
): Promise<AnswerOf<typeof listUnshippedLines>> {
  const { page, size } = pageOf({ page: filters.page, limit: filters.pageSize });
  const orders = matchingOrders(read, { customerId: customer.id }, filters)
    .where("orders.review", "<>", "cancelled")
    .select("orders.id");
  // A matching order also has lines that do not match.
  const waiting = storedLines(read)
    .where("order_lines.order_id", "in", orders)
    .where("order_lines.state", "=", "open")
    .where("order_lines.is_cancelled", "=", 0)
    .where(({ and }) => and(matchingProducts(filters)));
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
      specification: attributeTexts(attributesOf(row, language)).join(" · "),
    }),
    orderId: row.order_id,
    orderCode: row.code,
    kind: row.kind,
    createdAt: row.created_at,
    customerOrderNumber: row.customer_order_number,
  }));
  return { lines, total, waitingTotal: fen(Number(amount ?? 0)) };
}
