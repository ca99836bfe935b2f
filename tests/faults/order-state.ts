import { connect } from "@reagent/server/database/connection";
import type { DatabasePlace } from "@reagent/server/database/connection";
import { packIds, skuIds } from "@reagent/server/testing/fixture";
import { expect } from "vitest";
import type { Intent, Step } from "./order-stream.ts";

/** Every buyer's balance and credit limit at the start, in fen. */
export const OPENING = 1_000_000_000;
/** Stock of each product at the start. */
export const STOCK = 100_000;

/** Reads all orders and money from the database. */
export async function readOrderState(place: DatabasePlace) {
  const database = await connect(place);
  const { read } = database;
  const stock = async (table: "packs" | "instrument_skus", id: number) =>
    (await read.selectFrom(table).select("stock").where("id", "=", id).executeTakeFirstOrThrow())
      .stock;
  const state = {
    orders: await read.selectFrom("orders").selectAll().execute(),
    lines: await read.selectFrom("order_lines").selectAll().execute(),
    entries: await read.selectFrom("ledger_entries").selectAll().execute(),
    events: await read.selectFrom("order_events").select(["order_id", "event"]).execute(),
    payments: await read.selectFrom("payments").selectAll().execute(),
    atGateway: await read.selectFrom("simulated_payments").select(["id", "state"]).execute(),
    stock: {
      reagent: await stock("packs", packIds.ethanol500),
      instrument: await stock("instrument_skus", skuIds.stirrer),
    },
  };
  await database.close();
  return state;
}

type OrderState = Awaited<ReturnType<typeof readOrderState>>;
type Order = OrderState["orders"][number];
const total = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);

/** Whether the payment whose page or code is at an address was made at the gateway. */
export type IsPaidAtGateway = (url: string) => boolean;

/** The same at the simulator, from its stored payments. */
const paidAtSimulator =
  ({ atGateway }: OrderState): IsPaidAtGateway =>
  (url) =>
    atGateway.some(({ id, state }) => url.endsWith(id) && state === "paid");

/** Fails unless every acknowledged step is done once, and the sums are right. */
export function expectConsistent(
  state: OrderState,
  intents: readonly Intent[],
  isPaidAtGateway = paidAtSimulator(state),
): void {
  for (const intent of intents) expectIntent(state, intent, isPaidAtGateway);
  for (const order of state.orders) expectOrder(state, order);
  expectSums(state, new Set(intents.map(({ customerId }) => customerId)));
}

function expectIntent(
  { orders, payments }: OrderState,
  intent: Intent,
  isPaidAtGateway: IsPaidAtGateway,
): void {
  const { name, isPair, last, acknowledged, url } = intent;
  const own = orders.filter((order) => order.customer_order_number === name);
  const expected = isPair ? 2 : 1;
  expect([0, expected]).toContain(own.length);
  expect(new Set(own.map(({ payment }) => payment)).size).toBeLessThanOrEqual(1);
  const has = (step: Step) => acknowledged.has(step);
  const isPaid = own.length > 0 && own.every(({ payment }) => payment === "paid");
  const started = payments.filter(({ order_id: id }) => own.some((order) => order.id === id));
  expect(started.length).toBeLessThanOrEqual(last === "decide" ? 1 : 0);
  expect({ name, placed: has("place") && own.length === 0 }).toEqual({ name, placed: false });
  expect({ name, paid: has("pay") && url === "" && !isPaid }).toEqual({ name, paid: false });
  expect({
    name,
    repaid: has("repay") && own.some((order) => order.credit_owed > 0),
    cancelled: has("cancel") && own.some((order) => order.review !== "cancelled"),
    decided: has("decide") && !isPaidAtGateway(url),
  }).toEqual({ name, repaid: false, cancelled: false, decided: false });
}

function expectOrder({ lines, entries, events, payments }: OrderState, order: Order): void {
  const isCancelled = order.review === "cancelled";
  const isOnCredit = order.paid_by === "credit";
  const isFromBalance = order.paid_by === "balance";
  const isRepaid = isOnCredit && order.credit_owed === 0;
  const booked = (reason: string, account: string) =>
    entries
      .filter((entry) => entry.order_id === order.id)
      .filter((entry) => entry.reason === reason && entry.account === account)
      .map(({ amount }) => amount);
  const happened = (event: string) =>
    events.filter((each) => each.order_id === order.id && each.event === event).length;
  const once = (does: boolean, amount: number) => (does ? [amount] : []);
  expect({
    quantities: lines.filter((line) => line.order_id === order.id).map(({ quantity }) => quantity),
    placed: happened("placed"),
    paid: happened("paid"),
    cancelled: happened("cancelled"),
    taken: booked("payment", "prepay"),
    used: booked("payment", "credit"),
    released: booked("repayment", "credit"),
    repaid: booked("repayment", "prepay"),
    refunded: booked("refund", "prepay"),
    added: booked("top-up", "prepay"),
  }).toEqual({
    quantities: [1],
    placed: 1,
    paid: order.payment === "paid" ? 1 : 0,
    cancelled: isCancelled ? 1 : 0,
    taken: once(isFromBalance, -order.amount),
    used: once(isOnCredit, order.amount),
    released: once(isRepaid, -order.amount),
    repaid: once(isRepaid, -order.amount),
    refunded: once(isCancelled && isFromBalance, order.amount),
    added: [],
  });
  const together = [order.id, order.related_order_id];
  const isPaidOnline = payments.some(
    ({ order_id: id, state }) => together.includes(id) && state === "paid",
  );
  expect(order.paid_by === "wechat").toBe(isPaidOnline);
}

function expectSums(state: OrderState, customerIds: ReadonlySet<string>): void {
  const { orders, lines, entries, stock } = state;
  for (const customerId of customerIds) {
    const own = orders.filter((order) => order.customer_id === customerId);
    const onAccount = (account: string) =>
      total(
        entries
          .filter((entry) => entry.customer_id === customerId && entry.account === account)
          .map(({ amount }) => amount),
      );
    const spent = own.filter(
      ({ paid_by: by, review, credit_owed: owed }) =>
        review !== "cancelled" && (by === "balance" || (by === "credit" && owed === 0)),
    );
    expect(onAccount("prepay")).toBe(OPENING - total(spent.map(({ amount }) => amount)));
    expect(onAccount("credit")).toBe(total(own.map((order) => order.credit_owed)));
  }
  const kindOf = new Map(orders.map(({ id, kind }) => [id, kind]));
  const reserved = (kind: string) =>
    total(
      lines
        .filter((line) => kindOf.get(line.order_id) === kind)
        .map((line) => line.reserved_quantity),
    );
  expect({
    reagent: stock.reagent + reserved("reagent"),
    instrument: stock.instrument + reserved("instrument"),
  }).toEqual({ reagent: STOCK, instrument: STOCK });
}
