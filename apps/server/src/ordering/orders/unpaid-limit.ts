import { checkoutMessages } from "@reagent/api/messages/checkout";
import type { Message, MessageText } from "@reagent/api/messages/message";
import type { GoodsKind } from "@reagent/domain/goods-kind";
import { type Fen, fen, subtract, sum } from "@reagent/domain/money";
import {
  type Unpaid,
  type UnpaidLimit,
  type UnpaidProblem,
  unpaidProblem,
} from "@reagent/domain/unpaid-order";
import type { CustomerCall } from "../../calls/call.ts";
import type { Reader } from "../../database/database.ts";

/** The fields of a selected line that limits depend on. */
interface WantedLine {
  readonly kind: GoodsKind;
  readonly amount: Fen;
}

/** Why the customer cannot order these lines before paying or cancelling other orders; undefined where that is possible (decisions, unpaid orders and stock). */
export async function whyOverLimit(
  reader: Reader,
  { customer, language }: Pick<CustomerCall<unknown>, "customer" | "language">,
  lines: readonly WantedLine[],
  limit: UnpaidLimit,
): Promise<MessageText | undefined> {
  const placed = await unpaidOf(reader, customer.id);
  const added = {
    orders: new Set(lines.map(({ kind }) => kind)).size,
    lines: lines.length,
    amount: sum(lines.map(({ amount }) => amount)),
  };
  const problem = unpaidProblem(limit, placed, added);
  return problem && messages[problem](limit, placed)[language];
}

const messages: Readonly<Record<UnpaidProblem, (limit: UnpaidLimit, placed: Unpaid) => Message>> = {
  "too-many-orders": ({ orders }) => checkoutMessages.tooManyOrders(orders ?? 0),
  "too-many-lines": ({ lines }, placed) =>
    checkoutMessages.tooManyLines(lines ?? 0, Math.max(0, (lines ?? 0) - placed.lines)),
  "amount-too-high": ({ amount }, placed) => {
    const most = amount ?? fen(0);
    return checkoutMessages.amountTooHigh(most, fen(Math.max(0, subtract(most, placed.amount))));
  },
};

/** What the unpaid orders of a customer are together, without those that the operator keeps. */
async function unpaidOf(reader: Reader, customerId: string): Promise<Unpaid> {
  const rows = await reader
    .selectFrom("orders")
    .innerJoin("order_lines", "order_lines.order_id", "orders.id")
    .select((of) => ["orders.id", "orders.goods_amount", of.fn.countAll<number>().as("lines")])
    .where("customer_id", "=", customerId)
    .where("payment", "=", "unpaid")
    .where("review", "=", "pending")
    .where("pay_by", "is not", null)
    .groupBy(["orders.id", "orders.goods_amount"])
    .execute();
  return {
    orders: rows.length,
    lines: rows.reduce((count, { lines }) => count + Number(lines), 0),
    amount: sum(rows.map((row) => fen(row.goods_amount))),
  };
}
