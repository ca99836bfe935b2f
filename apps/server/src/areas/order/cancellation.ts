import type { Cancellation } from "@reagent/api/contract/order";
import { cancelRefusal, refundOf } from "@reagent/domain/cancellation";
import { fen, subtract, sum } from "@reagent/domain/money";
import type { Language } from "../../basics/language.ts";
import type { Reader } from "../../database/database.ts";
import type { StoredOrder } from "../../ordering/orders/find-order.ts";
import { linesOf, paidOrderOf } from "../../ordering/orders/transitions/loaded-order.ts";
import { couponDescription } from "./coupon-description.ts";

/** What an order and its related order return if the customer cancels it now; null where the customer cannot. */
export async function cancellationOf(
  reader: Reader,
  order: StoredOrder,
  language: Language,
): Promise<Cancellation | null> {
  const named = { ...order, reviewStatus: order.review, relatedOrderId: order.related_order_id };
  if (cancelRefusal({ ...named, relatedOrderId: named.relatedOrderId ?? "" })) {
    return null;
  }
  const pair = [order, ...(await relatedOf(reader, order))];
  const paid = pair.filter(({ payment }) => payment === "paid");
  const refunds = await Promise.all(
    paid.map(async (row) =>
      refundOf({ ...paidOrderOf(row), reviewStatus: "cancelled" }, await linesOf(reader, row.id)),
    ),
  );
  const withCoupon = pair.find(({ coupon_id }) => coupon_id !== null);
  return {
    paid: sum(paid.map((row) => subtract(fen(row.amount), fen(row.refunded_amount)))),
    toBalance: sum(refunds.map(({ toBalance }) => toBalance)),
    toCredit: sum(refunds.map(({ toCredit }) => toCredit)),
    coupon: withCoupon ? await couponDescription(reader, withCoupon, language) : "",
  };
}

async function relatedOf(
  reader: Reader,
  { related_order_id }: StoredOrder,
): Promise<StoredOrder[]> {
  return related_order_id === null
    ? []
    : reader.selectFrom("orders").selectAll().where("id", "=", related_order_id).execute();
}
