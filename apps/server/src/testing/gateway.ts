import { type Fen, toYuan } from "@reagent/domain/money";
import type { PaymentNotice } from "@reagent/domain/payment";
import type { LightMyRequestResponse } from "fastify";
import { type Notice, signatureOfNotice } from "../ports/payment/notice.ts";
import type { NoticeBehaviour } from "../ports/payment/simulator/notice-behaviour.ts";
import { PAYMENT_KEY, PUBLIC_URL, type TestShop } from "./shop.ts";

/** The id of the payment at an address of the simulated gateway. */
export const paymentAt = (url: string): string => url.slice(url.lastIndexOf("/") + 1);

/** Submits a page of the simulated gateway; returns its answer. */
export function decide(
  { server }: TestShop,
  url: string,
  outcome: PaymentNotice["outcome"],
  behaviour: NoticeBehaviour = "at-once",
): Promise<LightMyRequestResponse> {
  return server.inject({
    method: "POST",
    url: new URL(url, PUBLIC_URL).pathname,
    headers: { "content-type": "application/x-www-form-urlencoded" },
    payload: new URLSearchParams({ outcome, behaviour }).toString(),
  });
}

/** Sends a payment notice to the shop, signed with a key. Returns the HTTP status. */
export function notifyShop(
  { notify }: TestShop,
  notice: { id: string; paymentId: string; outcome: PaymentNotice["outcome"]; amount: Fen },
  key: string = PAYMENT_KEY,
): Promise<number> {
  const wire: Notice = {
    id: notice.id,
    payment: notice.paymentId,
    outcome: notice.outcome,
    amount: toYuan(notice.amount),
    reference: "G-1",
  };
  return notify(wire, signatureOfNotice(wire, key));
}
