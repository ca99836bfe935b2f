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

interface Scenario {
  readonly methodId: string;
  /** Whether an instrument is ordered with the reagent: two orders that are paid together. */
  readonly isPair: boolean;
  /** The step after the payment. */
  readonly last: "repay" | "cancel" | "decide" | undefined;
}

const scenarios: readonly Scenario[] = [
  { methodId: methodIds.balance, isPair: false, last: "cancel" },
  { methodId: methodIds.credit, isPair: false, last: "repay" },
  { methodId: methodIds.wechat, isPair: true, last: "decide" },
  { methodId: methodIds.balance, isPair: true, last: undefined },
];

export interface Buyer {
  readonly customerId: string;
  readonly token: string;
  readonly addressId: string;
}

/** A buyer's plan, from the cart to a paid order, with the acknowledged steps. */
export interface Intent extends Scenario {
  /** The customer's own number of its orders. */
  readonly name: string;
  readonly customerId: string;
  readonly acknowledged: Set<Step>;
  orderId: string;
  /** Address of the gateway's page, or its code; empty for other payment methods. */
  url: string;
}

/** A customer's intent by number; payment methods take turns. */
export function intentOf(customerId: string, number: number): Intent {
  return {
    ...(scenarios[number % scenarios.length] as Scenario),
    name: `${customerId}-${String(number)}`,
    customerId,
    acknowledged: new Set(),
    orderId: "",
    url: "",
  };
}

type Sent = Pick<Endpoint<never, never>, "method" | "path">;

/** Pays at the gateway, whose page or code is at `url`, and lets it notify the shop at `address`. Rejects when there is no answer. */
export type PayAtGateway = (address: string, url: string) => Promise<void>;

/** Carries out an intent, each step with a constant request key; rejects when there is no answer. */
export async function carryOut(
  address: string,
  { token, addressId }: Buyer,
  intent: Intent,
  {
    onAnswer = () => undefined,
    payAtGateway = payAtSimulator,
  }: { readonly onAnswer?: () => void; readonly payAtGateway?: PayAtGateway } = {},
): Promise<void> {
  const acknowledge = (step: Step) => {
    intent.acknowledged.add(step);
    onAnswer();
  };
  const send = async (step: Step, endpoint: Sent, wire: Record<string, unknown>) => {
    const requestKey = `${step.replace(" ", "-")}-${intent.name}`.padEnd(8, "-");
    const { code, data } = await call(address, endpoint, wire, { token, requestKey });
    expect({ step, code }).toEqual({ step, code: codes.success });
    return data as Readonly<Record<string, string>>;
  };

  await send("add", addToCart, {
    item_code: "E100001",
    product_id: String(packIds.ethanol500),
    total: 1,
  });
  acknowledge("add");
  if (intent.isPair) {
    const instrument = { spu_code: "INS-0001", sku_id: String(skuIds.stirrer), total: 1 };
    await send("add instrument", addInstrumentToCart, instrument);
    acknowledge("add instrument");
  }
  const placed = await send("place", createOrder, {
    address_id: addressId,
    coupon_id: "",
    invoice_address_id: "",
    po: intent.name,
    note: "",
  });
  intent.orderId = placed["order_id"] ?? "";
  acknowledge("place");

  const payment = { payment_id: intent.methodId, order_id: intent.orderId, order_type: 1 };
  const { url = "" } = await send("pay", payOrder, { ...payment, type: 0 });
  // Of a payment that was made before, nothing is left.
  intent.url = url || intent.url;
  acknowledge("pay");
  if (intent.last === "repay") {
    await send("repay", repayOrder, { ...payment, payment_id: methodIds.balance, type: 1 });
  }
  if (intent.last === "cancel") await send("cancel", cancelOrder, { so_id: intent.orderId });
  if (intent.last === "decide" && url !== "") await payAtGateway(address, url);
  if (intent.last) acknowledge(intent.last);
}

async function payAtSimulator(address: string, url: string): Promise<void> {
  // The port changes with every start.
  const page = `${address}${new URL(url).pathname}`;
  const body = new URLSearchParams({ outcome: "paid", behaviour: "twice" });
  const answer = await fetch(page, { method: "POST", body, redirect: "manual" });
  await answer.arrayBuffer();
  expect(answer.status).toBe(303);
}
