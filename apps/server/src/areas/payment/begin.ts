import { codes } from "@reagent/api/contract/envelope";
import { pageAddresses, pathIn } from "@reagent/api/contract/page-addresses";
import { fen } from "@reagent/domain/money";
import type { Database } from "../../database/database.ts";
import type { CustomerCall, Services } from "../../http/call.ts";
import type { Language } from "../../http/language.ts";
import { Refusal } from "../../http/refusal.ts";
import { paymentMessages } from "./messages.ts";
import { ordersTogether, type StoredOrder } from "./settle.ts";

/** What a call to pay did: the payment that goes on at the gateway, or null where nothing is left to do. */
export interface Begun {
  readonly paymentId: string | null;
}

/** Tells the gateway of a payment and gives the address where it is made. Done again, it leads to the same payment. */
export async function beginAtGateway(
  { paymentId }: Begun,
  { language }: Pick<CustomerCall<unknown>, "language">,
  { database, gateway }: Pick<Services, "database" | "gateway">,
): Promise<{ url: string }> {
  if (paymentId === null) return { url: "" };
  const payment = await database.read
    .selectFrom("payments")
    .selectAll()
    .where("id", "=", paymentId)
    .executeTakeFirstOrThrow();
  const orders = await subjectOf(database, payment);
  try {
    return await gateway.begin({
      paymentId,
      methodId: payment.method,
      amount: fen(payment.amount),
      subject: orders.map(({ code }) => code).join(" + ") || repaidWords[language],
      language,
      returnPath: pathIn(language, returnPath(payment, orders)),
    });
  } catch {
    throw new Refusal(codes.badRequest, paymentMessages.gatewayDown[language]);
  }
}

const repaidWords: Record<Language, string> = { zh: "信用还款", en: "Repayment of credit" };

interface Begins {
  readonly purpose: "order" | "repayment";
  readonly order_id: string | null;
  readonly method: string;
}

async function subjectOf(
  { read }: Database,
  { purpose, order_id: orderId }: Begins,
): Promise<readonly StoredOrder[]> {
  if (orderId === null) return [];
  const together = await ordersTogether(read, orderId);
  return together.filter(({ id }) => id === orderId || purpose === "order");
}

/** The shop's page that follows: of an order the last step of buying (customer centre §2, /pay_ok), of a repayment the credit log. */
function returnPath(
  { purpose, order_id: orderId, method }: Begins,
  orders: readonly StoredOrder[],
): string {
  const order = orders.find(({ id }) => id === orderId);
  if (purpose === "repayment" || !order) return pageAddresses.credit.path();
  const { id, code, kind } = order;
  return pageAddresses.paid.path({ orderCode: code, orderId: id, kind, payment: method });
}
