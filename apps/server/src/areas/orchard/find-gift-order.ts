import { codes } from "@reagent/api/contract/envelope";
import { orchardMessages } from "@reagent/api/messages/orchard";
import { canStep, type GiftOrderStep } from "@reagent/domain/gift-order";
import type { Selectable } from "kysely";
import type { Language } from "../../basics/language.ts";
import { Refusal } from "../../basics/refusal.ts";
import type { CustomerCall } from "../../calls/call.ts";
import type { Reader, Tx } from "../../database/database.ts";
import type { Schema } from "../../database/schema.ts";

export type StoredGiftOrder = Selectable<Schema["gift_orders"]>;

/** The customer's own gift order that a call names; refuses any other. */
export async function ownGiftOrder(
  reader: Reader,
  {
    params,
    customer,
    language,
  }: Pick<CustomerCall<{ readonly orderId: string }>, "params" | "customer" | "language">,
): Promise<StoredGiftOrder> {
  const order = await reader
    .selectFrom("gift_orders")
    .selectAll()
    .where("id", "=", params.orderId)
    .where("customer_id", "=", customer.id)
    .executeTakeFirst();
  if (!order) {
    throw new Refusal(codes.notFound, orchardMessages.orderMissing[language]);
  }
  return order;
}

/** A gift order for a step of the operator; refuses an unknown one, and a step that its status does not allow. */
export async function giftOrderFor(
  tx: Tx,
  step: GiftOrderStep,
  { orderId, language }: { readonly orderId: string; readonly language: Language },
): Promise<StoredGiftOrder> {
  const order = await tx
    .selectFrom("gift_orders")
    .selectAll()
    .where("id", "=", orderId)
    .executeTakeFirst();
  if (!order) {
    throw new Refusal(codes.notFound, orchardMessages.orderMissing[language]);
  }
  if (!isPossible(step, order)) {
    throw new Refusal(codes.locked, orchardMessages.stepImpossible[language]);
  }
  return order;
}

/** Whether a step of a gift order is possible now. */
export function isPossible(step: GiftOrderStep, order: StoredGiftOrder): boolean {
  return canStep(step, { status: order.status, isPaid: order.paid_at !== null });
}
