import { codes } from "@reagent/api/contract/envelope";
import { paymentMessages } from "@reagent/api/messages/payment";
import { pathIn } from "@reagent/api/pages/language-path";
import { paths } from "@reagent/api/pages/paths";
import { fen } from "@reagent/domain/money";
import { type PaymentStart, paymentStart } from "@reagent/domain/payment-page";
import type { LocalizedText } from "../../basics/language.ts";
import { Refusal } from "../../basics/refusal.ts";
import type { CustomerCall, Services } from "../../calls/call.ts";
import type { Database } from "../../database/database.ts";
import type { StoredPayment } from "../../ordering/payments/gateway-payments.ts";
import { queryGateway } from "../../ordering/payments/reconcile.ts";
import { ordersTogether, type StoredOrder } from "../../ordering/payments/settle.ts";
import { PAYABLE_MS } from "../../ports/payment/gateway.ts";

/** The result of a call to pay. `paymentId` names the payment that continues at the gateway; null where nothing is left to pay. */
export interface PayResult {
  readonly paymentId: string | null;
}

const NOTHING_LEFT: PaymentStart = { url: "", mobileUrl: null };

/**
 * Starts a payment at the gateway and returns where it goes on. A repeat continues the same payment; of one that was made since, the gateway
 * is asked what it has received, and nothing is left to pay.
 */
export async function startAtGateway(
  { paymentId }: PayResult,
  { language, address }: Pick<CustomerCall<unknown>, "language" | "address">,
  services: Pick<Services, "database" | "gateway" | "clock">,
): Promise<PaymentStart> {
  if (paymentId === null) return NOTHING_LEFT;
  const { database, gateway } = services;
  const stored = () =>
    database.read
      .selectFrom("payments")
      .selectAll()
      .where("id", "=", paymentId)
      .executeTakeFirstOrThrow();
  const payment = await stored();
  if (payment.state === "paid") return NOTHING_LEFT;
  const orders = await ordersOf(database, payment);
  const { method } = payment;
  const codesOfOrders = orders.map(({ code }) => code).join(" + ");
  const started = await gateway
    .begin({
      paymentId,
      methodId: method,
      amount: fen(payment.amount),
      subject: codesOfOrders ? { zh: codesOfOrders, en: codesOfOrders } : repaymentSubject,
      language,
      payableUntil: payment.created_at + PAYABLE_MS,
      address,
      returnPath: pathIn(language, returnPath(payment, orders)),
    })
    .then(({ url, mobileUrl = null }) => paymentStart(method, { url, mobileUrl }))
    .catch(() => undefined);
  if (started) return started;
  await queryGateway(services, payment).catch(() => undefined);
  if ((await stored()).state === "paid") return NOTHING_LEFT;
  throw new Refusal(codes.badRequest, paymentMessages.gatewayDown[language]);
}

const repaymentSubject: LocalizedText = { zh: "信用还款", en: "Repayment of credit" };

type Payment = Pick<StoredPayment, "purpose" | "order_id" | "method">;

/** The orders that a payment pays, or the one whose credit it repays. */
async function ordersOf(
  { read }: Database,
  { purpose, order_id: orderId }: Payment,
): Promise<readonly StoredOrder[]> {
  if (orderId === null) return [];
  const together = await ordersTogether(read, orderId);
  return together.filter(({ id }) => id === orderId || purpose === "order");
}

/** The page after the payment: of an order, the last step of buying (customer centre §2, /pay_ok); of a repayment, the credit log. */
function returnPath(
  { purpose, order_id: orderId, method }: Payment,
  orders: readonly StoredOrder[],
): string {
  const order = orders.find(({ id }) => id === orderId);
  if (purpose === "repayment" || !order) return paths.credit();
  const { id, code, kind } = order;
  return paths.paid({ orderCode: code, orderId: id, kind, payment: method });
}
