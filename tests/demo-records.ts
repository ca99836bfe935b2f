import type { Client } from "@reagent/api/client/client";
import type { Outcome } from "@reagent/api/client/failure";
import { listAddresses } from "@reagent/api/contract/address";
import { listCoupons } from "@reagent/api/contract/coupon";
import { listInstrumentOrders, listOrders } from "@reagent/api/contract/order";
import { listReactionPlans } from "@reagent/api/contract/reaction-plan";
import { listReturns } from "@reagent/api/contract/return";
import { listShoppingLists } from "@reagent/api/contract/shopping-list";

/** The filters of the lists of orders, for all of them. */
export const everyOrder = {
  pageSize: 50,
  page: 1,
  from: "",
  to: "",
  orderCode: "",
  productCode: "",
  casNumber: "",
  customerOrderNumber: "",
  receiver: "",
  payment: "all",
  review: "all",
} as const;
const everyReturn = {
  limit: 50,
  page: 1,
  orderCode: "",
  returnCode: "",
  created: { from: "", to: "" },
} as const;

/** The ids of records of the ordinary demo customer, whose client is given. */
export async function demoRecords(client: Client) {
  const { orders } = read(await client.call(listOrders, { ...everyOrder, isLegacy: false }));
  const legacy = read(await client.call(listOrders, { ...everyOrder, isLegacy: true })).orders;
  const instruments = read(
    await client.call(listInstrumentOrders, {
      ...everyOrder,
      isInstrument: true,
      relatedOrderCode: "",
    }),
  ).orders;
  const { returns } = read(await client.call(listReturns, { ...everyReturn, status: "all" }));
  const { lists } = read(await client.call(listShoppingLists, {}));
  const { plans } = read(await client.call(listReactionPlans, {}));
  const { addresses } = read(await client.call(listAddresses, { keywords: "" }));
  const { coupons } = read(await client.call(listCoupons, { status: "expired" }));
  /** By the customer's own number. */
  const numbered = (number: string) =>
    found(orders, ({ customerOrderNumber }) => customerOrderNumber === number);
  const returnIn = (wanted: string) => found(returns, ({ status }) => status === wanted).returnId;
  const paired = numbered("YF-2026-0518");
  return {
    orders: {
      /** Of reagents, without an end of its term. */
      unpaid: numbered("YF-2026-0533").orderId,
      paired: paired.orderId,
      pairedInstrument: paired.relatedOrderId,
      /** On credit, sent in two parcels. */
      reviewed: numbered("YF-2026-0417").orderId,
      /** Invoiced in parts. */
      invoiced: numbered("YF-2026-0502").orderId,
      /** Sent, without a return. */
      returnable: numbered("YF-2026-0301").orderId,
      reviewedInstrument: found(instruments, ({ reviewStatus }) => reviewStatus === "reviewed")
        .orderId,
      old: found(legacy, () => true).orderId,
    },
    returns: {
      pending: returnIn("pending"),
      processing: returnIn("processing"),
      completed: returnIn("completed"),
    },
    lists: {
      ordered: found(lists, ({ orderedAt }) => orderedAt !== null).listId,
      spare: found(lists, ({ orderedAt }) => orderedAt === null).listId,
    },
    reactionPlans: {
      newer: found(plans, () => true).planId,
      older: found(plans.toReversed(), () => true).planId,
    },
    addressId: found(addresses, ({ isDefault }) => !isDefault).addressId,
    expiredCouponId: found(coupons, () => true).couponId,
  };
}

function read<Answer>(outcome: Outcome<Answer>): Answer {
  if (!outcome.ok) throw new Error(`The shop refused: ${JSON.stringify(outcome.failure)}`);
  return outcome.data;
}

function found<Record>(records: readonly Record[], isWanted: (record: Record) => boolean): Record {
  const first = records.find(isWanted);
  if (first === undefined) throw new Error("The demo customer has no such record.");
  return first;
}
