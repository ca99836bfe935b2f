import type { ParamsOf } from "@reagent/api/contract/endpoint";
import { codes } from "@reagent/api/contract/envelope";
import type { payOrder as endpoint } from "@reagent/api/contract/payment";
import { callMessages } from "@reagent/api/messages/call";
import { paymentMessages, problemMessages } from "@reagent/api/messages/payment";
import type { Fen } from "@reagent/domain/money";
import { canBePaid } from "@reagent/domain/order";
import { isOnline, type PaymentKind, paymentKind, paymentProblem } from "@reagent/domain/payment";
import { deadlineAfterChoice } from "@reagent/domain/unpaid-order";
import type { Language } from "../../basics/language.ts";
import { Refusal } from "../../basics/refusal.ts";
import type { CustomerCall, TxServices } from "../../calls/call.ts";
import type { Tx } from "../../database/database.ts";
import { openPayment } from "../../ordering/payments/gateway-payments.ts";
import { availableOn, isOffered } from "../../ordering/payments/methods.ts";
import { dueOf, settleOrders, type StoredOrder } from "../../ordering/payments/settle.ts";
import { mailOrder } from "../../ports/mail/order-mail.ts";
import { methodsIn } from "../../ports/payment/gateway.ts";
import { ownOrders } from "./own-orders.ts";
import type { PayResult } from "./start-at-gateway.ts";

const DONE: PayResult = { paymentId: null };

type Offering = Pick<TxServices, "gateway">;
type Paying = Offering & Pick<TxServices, "unpaidOrders">;

/** Pays an order and its related order: at once from an account, else by starting a payment at the gateway. */
export async function pay(
  call: CustomerCall<ParamsOf<typeof endpoint>>,
  tx: Tx,
  services: Paying,
): Promise<PayResult> {
  const { params, customer, language, now } = call;
  expectPurpose(call, "order");
  const own = await ownOrders(tx, call);
  if (!own || !canBePaid(own.named)) {
    throw new Refusal(codes.notPayable, paymentMessages.notPayable[language]);
  }
  const { due, amount } = dueOf(own.all);
  const kind = paymentKind(params.methodId);
  await noteTransfer(tx, due, { isChosen: kind === "transfer", language, now }, services);
  if (kind === "transfer") return DONE;
  await expectCovered(call, tx, { kind, amount });
  if (amount > 0 && isOnline(kind)) {
    expectOffered(call, services);
    const payment = { customer_id: customer.id, purpose: "order", order_id: own.named.id } as const;
    return {
      paymentId: await openPayment(tx, { ...payment, method: params.methodId, amount }, now),
    };
  }
  // A coupon can reduce the amount to 0: then there is nothing to pay at the gateway.
  const paidBy = amount === 0 || isOnline(kind) ? "balance" : kind;
  await settleOrders(tx, due, { paidBy, now });
  return DONE;
}

/**
 * Stores whether these orders are to be paid by transfer, which the customer's lists and the last page of buying show. A change moves the
 * deadline of orders that have one; a transfer is mailed with the bank account, and reminded of at half time.
 */
async function noteTransfer(
  tx: Tx,
  orders: readonly StoredOrder[],
  { isChosen, language, now }: { isChosen: boolean; language: Language; now: number },
  { unpaidOrders: { terms } }: Pick<Paying, "unpaidOrders">,
): Promise<void> {
  const changed = orders.filter((order) => (order.is_transfer_chosen === 1) !== isChosen);
  for (const { id, created_at: placedAt, pay_by: payBy } of changed) {
    const deadline = payBy === null ? null : deadlineAfterChoice(placedAt, isChosen, terms, now);
    const isReminded = isChosen && deadline !== null && deadline > now;
    await tx
      .updateTable("orders")
      .set({
        is_transfer_chosen: isChosen ? 1 : 0,
        pay_by: deadline,
        remind_at: isReminded ? Math.round((now + deadline) / 2) : null,
      })
      .where("id", "=", id)
      .execute();
  }
  const [first] = changed;
  if (first && isChosen)
    await mailOrder(tx, { kind: "transfer", orderId: first.id, language, now });
}

/** Refuses a call of the other payment type (customer centre §9, payment types). */
export function expectPurpose(
  { params, language }: Pick<CustomerCall<{ readonly purpose: string }>, "params" | "language">,
  purpose: "order" | "repayment",
): void {
  if (params.purpose !== purpose) {
    throw new Refusal(codes.badRequest, callMessages.unreadable("type")[language]);
  }
}

type MethodCall = Pick<
  CustomerCall<{ readonly methodId: string }>,
  "params" | "language" | "customer"
>;

/** Refuses an amount that the chosen account does not cover. */
export async function expectCovered(
  { params, customer, language }: MethodCall,
  tx: Tx,
  { kind, amount }: { readonly kind: PaymentKind; readonly amount: Fen },
): Promise<void> {
  const available = isOnline(kind) ? {} : await availableOn(tx, customer.id);
  const problem = paymentProblem(params.methodId, amount, available[kind]);
  if (problem) throw new Refusal(codes.badRequest, problemMessages[problem][language]);
}

/** Refuses a payment method that the gateway does not offer. */
export function expectOffered({ params, language }: MethodCall, { gateway }: Offering): void {
  if (isOffered(gateway, params.methodId)) return;
  const words =
    methodsIn(gateway.methods).length === 0
      ? paymentMessages.noOnlinePayment
      : problemMessages["method-required"];
  throw new Refusal(codes.badRequest, words[language]);
}
