import { randomUUID } from "node:crypto";
import { checkoutTotals, type OrderMoney } from "@reagent/domain/checkout";
import type { GoodsKind } from "@reagent/domain/goods-kind";
import { splitByStock } from "@reagent/domain/stock";
import type { TxServices } from "../../calls/call.ts";
import { chunks } from "../../database/chunks.ts";
import type { Tx } from "../../database/database.ts";
import { useCoupon } from "../../ordering/coupons.ts";
import { rememberOrdered } from "../../ordering/orders/last-order.ts";
import { nextOrderCode } from "../../ordering/orders/transitions/order-code.ts";
import { takeStock } from "../../ordering/orders/transitions/stock.ts";
import { useQuote } from "../../ordering/quotes/quotes.ts";
import { mailOrder } from "../../ports/mail/order-mail.ts";
import type { CheckedOrder, CreatingCall } from "./checked.ts";
import { amountsOf, type OrderableLine } from "./lines.ts";
import { writeOrder } from "./write-order.ts";

/** One of the orders that a cart becomes. */
interface OrderPart {
  readonly id: string;
  readonly kind: GoodsKind;
  readonly lines: readonly OrderableLine[];
  readonly money: OrderMoney;
}

/**
 * Places a checked order, or two linked ones where the lines are of both kinds (decisions, mixed cart): takes the goods from the
 * stock and the cart, uses up the coupon and queues a mail. Returns the first order, which is that of the reagents.
 */
export async function placeOrder(
  tx: Tx,
  { customer, language, now }: CreatingCall,
  order: CheckedOrder,
  { sequences, unpaidOrders: { terms } }: Pick<TxServices, "sequences" | "unpaidOrders">,
): Promise<{ orderId: string; kind: GoodsKind }> {
  const { coupon, lines, ...copied } = order;
  const parts = partsOf(order);
  const [first] = parts;
  for (const part of parts) {
    await writeOrder(tx, {
      ...copied,
      ...part,
      customerId: customer.id,
      relatedOrderId: parts.find(({ id }) => id !== part.id)?.id ?? null,
      lines: part.lines.map((line) => ({ ...line, reserved: reservedOf(line) })),
      couponId: part.kind === "reagent" && coupon ? coupon.couponId : null,
      language,
      payBy: now + terms.usualMs,
      code: await nextOrderCode(tx, sequences, now),
      now,
    });
  }
  for (const { kind, lines: ordered } of parts) {
    await rememberOrdered(tx, { customerId: customer.id, kind, lines: ordered, now });
  }
  if (coupon) {
    await useCoupon(tx, coupon.couponId);
  }
  for (const part of parts) {
    for (const { quoteId } of part.lines) {
      if (quoteId !== null) await useQuote(tx, quoteId, part.id);
    }
  }
  await takeStock(
    tx,
    lines.map((line) => ({
      kind: line.kind,
      productId: line.columns.product_id,
      quantity: reservedOf(line),
      batchCode: line.columns.pinned_batch,
    })),
  );
  await clearOrdered(tx, customer.id, parts);
  await mailOrder(tx, { kind: "order", orderId: first.id, language, now });
  return { orderId: first.id, kind: first.kind };
}

/** The quantity that a line takes from the stock. */
const reservedOf = ({ stock, columns: { quantity } }: OrderableLine) =>
  splitByStock({ stock, quantity }).inStock;

function partsOf({ lines, coupon, freight }: CheckedOrder): [OrderPart, ...OrderPart[]] {
  const totals = checkoutTotals({ ...amountsOf(lines), coupon, freight });
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

/** Removes the ordered lines from the cart; unselected ones stay (decisions, cart after order). */
async function clearOrdered(
  tx: Tx,
  customerId: string,
  parts: readonly OrderPart[],
): Promise<void> {
  for (const { kind, lines } of parts) {
    for (const ids of chunks(lines.map(({ columns }) => columns.product_id))) {
      await tx
        .deleteFrom("cart_lines")
        .where("customer_id", "=", customerId)
        .where("kind", "=", kind)
        .where("product_id", "in", ids)
        .execute();
    }
  }
}
