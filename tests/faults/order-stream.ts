import { addInstrumentToCart, addToCart } from "@reagent/api/contract/cart";
import { createOrder } from "@reagent/api/contract/checkout";
import type { Endpoint } from "@reagent/api/contract/endpoint";
import { codes } from "@reagent/api/contract/envelope";
import { cancelOrder } from "@reagent/api/contract/order";
import { payOrder, repayOrder } from "@reagent/api/contract/payment";
import { methodIds } from "@reagent/domain/payment";
import { packIds, skuIds } from "@reagent/server/testing/fixture";
import { expect } from "vitest";
import { call } from "./over-http.ts";

export type Step = "add" | "add instrument" | "place" | "pay" | "repay" | "cancel" | "decide";

interface Way {
  readonly methodId: string;
  /** Whether an instrument is ordered with the reagent: two orders that are paid together. */
  readonly isPair: boolean;
  /** What follows the payment. */
  readonly last: "repay" | "cancel" | "decide" | undefined;
}

const ways: readonly Way[] = [
  { methodId: methodIds.balance, isPair: false, last: "cancel" },
  { methodId: methodIds.credit, isPair: false, last: "repay" },
  { methodId: methodIds.wechat, isPair: true, last: "decide" },
  { methodId: methodIds.balance, isPair: true, last: undefined },
];

/** Somebody who orders. */
export interface Buyer {
  readonly customerId: string;
  readonly token: string;
  readonly addressId: string;
}

/** What a buyer is up to, from the cart to a paid order, with what was acknowledged of it. */
export interface Intent extends Way {
  /** Stands on its orders as the customer's own number. */
  readonly name: string;
  readonly customerId: string;
  readonly acknowledged: Set<Step>;
  orderId: string;
  /** Where it is paid at the gateway; empty where it is not. */
  url: string;
}

/** The next thing that a customer is up to; ways of paying take turns. */
export function intentOf(customerId: string, number: number): Intent {
  return {
    ...(ways[number % ways.length] as Way),
    name: `${customerId}-${String(number)}`,
    customerId,
    acknowledged: new Set(),
    orderId: "",
    url: "",
  };
}

type Sent = Pick<Endpoint<never, never>, "method" | "path">;

/** Does all of an intent, each step with the key that it always has; rejects where no answer comes. */
export async function pursue(
  address: string,
  { token, addressId }: Buyer,
  intent: Intent,
  onAnswer: () => void = () => undefined,
): Promise<void> {
  const acknowledge = (step: Step) => {
    intent.acknowledged.add(step);
    onAnswer();
  };
  const take = async (step: Step, endpoint: Sent, wire: Record<string, unknown>) => {
    const requestKey = `${step.replace(" ", "-")}-${intent.name}`.padEnd(8, "-");
    const { code, data } = await call(address, endpoint, wire, { token, requestKey });
    expect({ step, code }).toEqual({ step, code: codes.success });
    return data as Readonly<Record<string, string>>;
  };

  await take("add", addToCart, {
    item_code: "E100001",
    product_id: String(packIds.ethanol500),
    total: 1,
  });
  acknowledge("add");
  if (intent.isPair) {
    const instrument = { spu_code: "INS-0001", sku_id: String(skuIds.stirrer), total: 1 };
    await take("add instrument", addInstrumentToCart, instrument);
    acknowledge("add instrument");
  }
  const placed = await take("place", createOrder, {
    address_id: addressId,
    coupon_id: "",
    invoice_address_id: "",
    po: intent.name,
    note: "",
  });
  intent.orderId = placed["order_id"] ?? "";
  acknowledge("place");

  const payment = { payment_id: intent.methodId, order_id: intent.orderId, order_type: 1 };
  intent.url = (await take("pay", payOrder, { ...payment, type: 0 }))["url"] ?? "";
  acknowledge("pay");
  if (intent.last === "repay") {
    await take("repay", repayOrder, { ...payment, payment_id: methodIds.balance, type: 1 });
  }
  if (intent.last === "cancel") await take("cancel", cancelOrder, { so_id: intent.orderId });
  if (intent.last === "decide") await payAtGateway(address, intent.url);
  if (intent.last) acknowledge(intent.last);
}

async function payAtGateway(address: string, url: string): Promise<void> {
  // The port is another one after every start.
  const page = `${address}${new URL(url).pathname}`;
  const body = new URLSearchParams({ outcome: "paid", behaviour: "twice" });
  const answer = await fetch(page, { method: "POST", body, redirect: "manual" });
  await answer.arrayBuffer();
  expect(answer.status).toBe(303);
}
