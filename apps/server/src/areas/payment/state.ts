import type { ParamsOf } from "@reagent/api/contract/endpoint";
import { codes } from "@reagent/api/contract/envelope";
import type { confirmPaid, readPaymentState } from "@reagent/api/contract/payment";
import { canBePaid } from "@reagent/domain/order";
import { type PayingState, payingState } from "@reagent/domain/payment";
import type { CustomerCall, Services } from "../../http/call.ts";
import { Refusal } from "../../http/refusal.ts";
import { paymentsOf } from "./gateway-payments.ts";
import { paymentMessages } from "./messages.ts";
import { ownOrders } from "./own-orders.ts";
import { askGateway } from "./reconcile.ts";
import type { StoredOrder } from "./settle.ts";

type StateCall = CustomerCall<
  Pick<ParamsOf<typeof readPaymentState>, "purpose" | "orderId" | "kind">
>;
type Standing = NonNullable<Awaited<ReturnType<typeof progressOf>>>;

/** Where the payment of what a call names stands; undefined where the order is not this customer's. */
async function progressOf({ database }: Pick<Services, "database">, call: StateCall) {
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
  const isPaid = !isRepayment && own?.named.payment === "paid";
  const state: PayingState = isPaid ? "paid" : payingState(payments[0]?.state);
  return { order: own?.named, payments, state, isRepayment };
}

/** Where paying an order or repaying credit stands. */
export async function readState(
  call: CustomerCall<ParamsOf<typeof readPaymentState>>,
  services: Pick<Services, "database">,
): Promise<{ state: PayingState }> {
  const standing = await progressOf(services, call);
  if (!standing) {
    throw new Refusal(codes.notFound, paymentMessages.noSuchOrder[call.language]);
  }
  return { state: standing.state };
}

/** Says yes to a customer whose payment is here; the gateway is asked where it has not told yet. */
export async function confirm(
  call: CustomerCall<ParamsOf<typeof confirmPaid>>,
  services: Pick<Services, "database" | "gateway" | "clock">,
): Promise<Record<string, never>> {
  const { language } = call;
  const standing = await progressOf(services, call);
  if (!standing || (standing.state !== "paid" && !isAwaited(standing))) {
    throw new Refusal(codes.nothingToConfirm, paymentMessages.nothingToConfirm[language]);
  }
  if (standing.state === "paid") return {};
  for (const { id, state } of standing.payments) {
    // A gateway that cannot be asked is asked again later, whoever waits for it.
    if (state === "open") await askGateway(services, id).catch(() => undefined);
  }
  const after = await progressOf(services, call);
  if (after?.state !== "paid") {
    throw new Refusal(codes.badRequest, paymentMessages.notYet[language]);
  }
  return {};
}

/** Whether there is anything that a payment could still come for. */
const isAwaited = ({ order, payments, isRepayment }: Standing): boolean =>
  isRepayment ? payments.length > 0 : order !== undefined && canBePaid(order);
