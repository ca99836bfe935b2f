import * as v from "valibot";
import { areDaysInOrder, optionalDay } from "./day-range.ts";
import { type Fen, subtract } from "./money.ts";

/** Whether an order is paid (customer centre §3, order list row). */
export type PayStatus = "unpaid" | "paid" | "other";

/** The review status of an order (customer centre §3, order list row). */
export type ReviewStatus = "pending" | "reviewed" | "cancelled" | "other";

/** Whether an order can be paid (customer centre §4, order list actions): it is not paid, and its review is pending. */
export function canBePaid(order: {
  readonly review: ReviewStatus;
  readonly payment: PayStatus;
}): boolean {
  return order.review === "pending" && order.payment !== "paid";
}

/** Whether money that arrives for an order pays it, even if the order was reviewed in the meantime. */
export function awaitsPayment(order: {
  readonly review: ReviewStatus;
  readonly payment: PayStatus;
}): boolean {
  return order.review !== "cancelled" && order.payment === "unpaid";
}

/** Whether the shop waits for a bank transfer that the customer chose to make. */
export function isTransferAwaited(order: {
  readonly isTransferChosen: boolean;
  readonly review: ReviewStatus;
  readonly payment: PayStatus;
}): boolean {
  return order.isTransferChosen && awaitsPayment(order);
}

export type OrderAction = "pay" | "cancel" | "invoice" | "after-sale" | "repay" | "reorder";

/** The fields of an order that its actions depend on. */
export interface OrderStatus {
  readonly payStatus: PayStatus;
  readonly reviewStatus: ReviewStatus;
  /** is_apply: whether goods of it can be sent back. */
  readonly isReturnable: boolean;
  /** is_credit_use: whether it was paid on credit that is not repaid yet. */
  readonly isOnCredit: boolean;
}

const actions: Readonly<Record<OrderAction, (order: OrderStatus) => boolean>> = {
  pay: ({ payStatus, reviewStatus }) => canBePaid({ review: reviewStatus, payment: payStatus }),
  cancel: ({ reviewStatus }) => reviewStatus === "pending",
  invoice: ({ reviewStatus }) => reviewStatus === "reviewed",
  "after-sale": ({ reviewStatus, isReturnable }) => reviewStatus === "reviewed" && isReturnable,
  repay: ({ isOnCredit }) => isOnCredit,
  reorder: () => true,
};

/** Whether an action is offered for an order (customer centre §4, order list actions). */
export function isAllowed(action: OrderAction, order: OrderStatus): boolean {
  return actions[action](order);
}

/** The total on an order's page: the payable amount without the freight (customer centre §9, amounts). */
export function orderTotal(order: { readonly amount: Fen; readonly freight: Fen }): Fen {
  return subtract(order.amount, order.freight);
}

/** Orders from before this time have a history of their own (customer centre §9, orders page). */
export const LEGACY_BEFORE = Date.parse("2024-01-01T00:00:00+08:00");

/** Whether an order belongs to the history. */
export function isLegacy(createdAt: number): boolean {
  return createdAt < LEGACY_BEFORE;
}

/** The filters of the order list by its route: /order_history, /order_history/1, /order_history/2 (storefront §2, order lists). */
export type OrderListKind = "all" | "paid" | "unpaid";

/** The list of a route's `type`: 1 paid, 2 unpaid, everything else all orders (storefront §2, order lists). */
export function orderListKind(type: string | undefined): OrderListKind {
  if (type === "1") return "paid";
  return type === "2" ? "unpaid" : "all";
}

/**
 * Whether an order is found by its payment: paid holds 1 and 9, unpaid everything else (decisions, paid filter). Cancelled orders do
 * not wait to be paid: unpaid ones are found only among the cancelled.
 */
export function isFoundByPayment(
  kind: OrderListKind,
  order: { readonly review: ReviewStatus; readonly payment: PayStatus },
  review: OrderFilter["review"] = "all",
): boolean {
  if (kind === "all") return true;
  if (kind === "paid" || order.payment === "paid")
    return kind === "paid" && order.payment === "paid";
  return order.review !== "cancelled" || review === "cancelled";
}

/** Whether an order counts in the totals of a list: one that was cancelled unpaid never cost anything. */
export function countsInTotals(order: {
  readonly review: ReviewStatus;
  readonly payment: PayStatus;
}): boolean {
  return order.review !== "cancelled" || order.payment === "paid";
}

/**
 * Whether what was paid for an order is refunded in whole: it was cancelled afterwards, or all its goods were terminated or sent back
 * (decisions, paid filter).
 */
export function isRefunded(order: {
  readonly review: ReviewStatus;
  readonly payment: PayStatus;
  readonly amount: Fen;
  readonly refundedAmount: Fen;
}): boolean {
  if (order.payment !== "paid") return false;
  const isAllBack = order.amount > 0 && order.refundedAmount >= order.amount;
  return order.review === "cancelled" || isAllBack;
}

const trimmed = v.pipe(v.string(), v.trim());

/**
 * The filter of the order list (customer centre §3, order list filters): days as `2026-11-21`, codes and names as
 * typed, statuses by name; empty means all. The first day must not be after the last.
 */
export const OrderFilter = v.pipe(
  v.object({
    from: optionalDay,
    to: optionalDay,
    orderCode: trimmed,
    productCode: trimmed,
    casNumber: trimmed,
    customerOrderNumber: trimmed,
    receiver: trimmed,
    payment: v.picklist(["all", "paid", "unpaid"]),
    review: v.picklist(["all", "pending", "reviewed", "cancelled"]),
  }),
  v.forward(v.partialCheck([["from"], ["to"]], areDaysInOrder, "days-reversed"), ["to"]),
);
export type OrderFilter = v.InferOutput<typeof OrderFilter>;

/** The filter that matches everything in a list. */
export function filterOf(kind: OrderListKind): OrderFilter {
  return {
    from: "",
    to: "",
    orderCode: "",
    productCode: "",
    casNumber: "",
    customerOrderNumber: "",
    receiver: "",
    payment: kind,
    review: "all",
  };
}
