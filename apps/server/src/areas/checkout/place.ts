import { randomUUID } from "node:crypto";
import { checkoutTotals, type OrderMoney } from "@reagent/domain/checkout";
import type { GoodsKind } from "@reagent/domain/goods-kind";
import { needsFiling } from "@reagent/domain/restriction";
import type { Tx } from "../../database/database.ts";
import { portions } from "../../database/portions.ts";
import { mailOrder } from "../../ports/mail/outbox.ts";
import { useCoupon } from "../coupon/coupons.ts";
import { nextOrderCode } from "../order/transitions/order-code.ts";
import { reservable, takeStock } from "../order/transitions/stock.ts";
import { noteEvent } from "../order/transitions/timeline.ts";
import type { CheckedOrder, CreatingCall } from "./checked.ts";
import { amountsOf, type OrderableLine } from "./lines.ts";
import { invoiceColumns, lineRow, placeColumns } from "./snapshot.ts";

/** One of the orders that a cart makes. */
interface OrderPart {
  readonly id: string;
  readonly kind: GoodsKind;
  readonly lines: readonly OrderableLine[];
  readonly money: OrderMoney;
}

/**
 * Makes an order of what was checked, or two linked ones where the lines are of both kinds (decisions, mixed cart): takes the goods
 * from stock and cart, uses the coupon up, and lets a mail say so. Answers the first, which is the one of the reagents.
 */
export async function placeOrder(
  tx: Tx,
  call: CreatingCall,
  order: CheckedOrder,
): Promise<{ orderId: string; kind: GoodsKind }> {
  const parts = partsOf(order);
  const [first] = parts;
  for (const part of parts) {
    const related = parts.find(({ id }) => id !== part.id);
    await writeOrder(tx, call, { order, part, relatedId: related?.id ?? null });
  }
  if (order.coupon) {
    await useCoupon(tx, order.coupon.couponId);
  }
  await takeStock(
    tx,
    order.lines.map(({ kind, stock, columns }) => ({
      kind,
      productId: columns.product_id,
      quantity: reservable(stock, columns.quantity),
    })),
  );
  await clearOrdered(tx, call.customer.id, parts);
  await mailOrder(tx, { orderId: first.id, language: call.language, now: call.now });
  return { orderId: first.id, kind: first.kind };
}

function partsOf({ lines, coupon }: CheckedOrder): [OrderPart, ...OrderPart[]] {
  const totals = checkoutTotals({ ...amountsOf(lines), coupon });
  const part = (kind: GoodsKind, money: OrderMoney): OrderPart => ({
    id: randomUUID(),
    kind,
    lines: lines.filter((line) => line.kind === kind),
    money,
  });
  const parts = [
    part("reagent", totals.reagentTotal),
    part("instrument", totals.instrumentTotal),
  ].filter((each) => each.lines.length > 0);
  return parts as [OrderPart, ...OrderPart[]];
}

async function writeOrder(
  tx: Tx,
  call: CreatingCall,
  {
    order,
    part,
    relatedId,
  }: {
    readonly order: CheckedOrder;
    readonly part: OrderPart;
    readonly relatedId: string | null;
  },
): Promise<void> {
  const { id, kind, lines, money } = part;
  const { now, customer } = call;
  const isCouponHere = kind === "reagent" && order.coupon !== undefined;
  await tx
    .insertInto("orders")
    .values({
      id,
      customer_id: customer.id,
      code: await nextOrderCode(tx, now),
      kind,
      related_order_id: relatedId,
      review: "pending",
      payment: "unpaid",
      goods_amount: money.goods,
      coupon_amount: money.coupon,
      freight: money.freight,
      amount: money.payable,
      refunded_amount: 0,
      credit_owed: 0,
      coupon_id: isCouponHere ? (order.coupon?.couponId ?? null) : null,
      customer_order_number: order.remarks.customerOrderNumber,
      note: order.remarks.note,
      filing: lines.some(needsFiling) ? await filingOf(tx, customer.id) : null,
      created_at: now,
      ...placeColumns(order),
      ...invoiceColumns(order),
    })
    .execute();
  for (const rows of portions(lines.map((line, position) => lineRow(id, line, position)))) {
    await tx.insertInto("order_lines").values(rows).execute();
  }
  await noteEvent(tx, id, "placed", { now });
}

/** The customer's filing as it stands, its ID numbers sealed. */
async function filingOf(tx: Tx, customerId: string): Promise<string> {
  const filing = await tx
    .selectFrom("precursor_filings")
    .selectAll()
    .where("customer_id", "=", customerId)
    .executeTakeFirstOrThrow();
  return JSON.stringify(filing);
}

/** Takes what was ordered out of the cart; what was not selected stays (decisions, cart after order). */
async function clearOrdered(
  tx: Tx,
  customerId: string,
  parts: readonly OrderPart[],
): Promise<void> {
  for (const { kind, lines } of parts) {
    for (const ids of portions(lines.map(({ columns }) => columns.product_id))) {
      await tx
        .deleteFrom("cart_lines")
        .where("customer_id", "=", customerId)
        .where("kind", "=", kind)
        .where("product_id", "in", ids)
        .execute();
    }
  }
}
