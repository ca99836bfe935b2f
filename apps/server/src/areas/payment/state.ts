import type { ParamsOf } from "@reagent/api/contract/endpoint";
import { codes } from "@reagent/api/contract/envelope";
import type { confirmPaid, PaymentStatus, readPaymentState } from "@reagent/api/contract/payment";
import { orderMessages } from "@reagent/api/messages/order";
import { paymentMessages } from "@reagent/api/messages/payment";
import { canBePaid, isTransferAwaited } from "@reagent/domain/order";
import { type PayingState, payingState } from "@reagent/domain/payment";
import { Refusal } from "../../basics/refusal.ts";
import type { CustomerCall, Services } from "../../calls/call.ts";
import { paymentsOf } from "../../ordering/payments/gateway-payments.ts";
import { queryGateway } from "../../ordering/payments/reconcile.ts";
import type { StoredOrder } from "../../ordering/payments/settle.ts";
import { ownOrders } from "./own-orders.ts";

type StateCall = CustomerCall<
  Pick<ParamsOf<typeof readPaymentState>, "purpose" | "orderId" | "kind">
>;
type Status = NonNullable<Awaited<ReturnType<typeof statusOf>>>;

/** The payment status of an order or repayment; undefined where the customer has no such order. */
async function statusOf({ database }: Pick<Services, "database">, call: StateCall) {
  const { params, customer } = call;
  const isRepayment = params.purpose === "repayment";
  const isOfAll = isRepayment && params.orderId === "";
  const own = isOfAll ? undefined : await ownOrders(database.read, call);
  if (!isOfAll && !own) return undefined;
  const orders: readonly StoredOrder[] = own ? (isRepayment ? [own.named] : own.all) : [];
  const payments = await paymentsOf(database, {
    customer_id: customer.id,
    purpose: isRepayment ? "repayment" : "order",
    orderIds: orders.map(({ id }) => id),
  });
  const [last] = payments;
  const isPaid = !isRepayment && own?.named.payment === "paid";
  const state: PayingState = isPaid
    ? "paid"
    : payingState(last && { ...last, settledAt: last.settled_at }, call.now);
  return { order: own?.named, orders, payments, state, isRepayment };
}

/** The state of paying an order or repaying credit. */
export async function readState(
  call: CustomerCall<ParamsOf<typeof readPaymentState>>,
  services: Pick<Services, "database">,
): Promise<PaymentStatus> {
  const status = await statusOf(services, call);
  if (!status) {
    throw new Refusal(codes.notFound, orderMessages.missing[call.language]);
  }
  const { order, orders, state, isRepayment } = status;
  return {
    state,
    orders: isRepayment
      ? []
      : orders
          .toSorted((one, other) => Number(other === order) - Number(one === order))
          .map(({ id, kind, code, amount }) => ({ orderId: id, kind, orderCode: code, amount })),
    isCancelled: !isRepayment && order?.review === "cancelled",
    isTransferAwaited:
      !isRepayment &&
      order !== undefined &&
      isTransferAwaited({ ...order, isTransferChosen: order.is_transfer_chosen === 1 }),
    payBy: !isRepayment && order !== undefined && canBePaid(order) ? order.pay_by : null,
  };
}

/** Confirms that a payment has arrived, after querying the gateway for open ones; refuses where it has not. */
export async function confirm(
  call: CustomerCall<ParamsOf<typeof confirmPaid>>,
  services: Pick<Services, "database" | "gateway" | "clock">,
): Promise<Record<string, never>> {
  const { language } = call;
  const status = await statusOf(services, call);
  if (!status || (status.state !== "paid" && !isAwaited(status))) {
    throw new Refusal(codes.nothingToConfirm, paymentMessages.nothingToConfirm[language]);
  }
  if (status.state === "paid") return {};
  for (const payment of status.payments) {
    // A failed query is repeated by the next reconciliation.
    if (payment.state === "open") await queryGateway(services, payment).catch(() => undefined);
  }
  const after = await statusOf(services, call);
  if (after?.state !== "paid") {
    throw new Refusal(codes.badRequest, paymentMessages.notYet[language]);
  }
  return {};
}

/** Whether a payment can still arrive: one that was started also for an order that was cancelled since. */
const isAwaited = ({ order, payments, isRepayment }: Status): boolean =>
  isRepayment
    ? payments.length > 0
    : order !== undefined && (canBePaid(order) || payments.some(({ state }) => state === "open"));
