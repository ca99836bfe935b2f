import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { logIn } from "@reagent/api/contract/account";
import { codes } from "@reagent/api/contract/envelope";
import { payOrder, repayOrder } from "@reagent/api/contract/payment";
import { methodIds } from "@reagent/domain/payment";
import { connect } from "@reagent/server/database/connection";
import type { DatabasePlace } from "@reagent/server/database/connection";
import { accountsIn } from "@reagent/server/testing/accounts";
import { onEachDatabase } from "@reagent/server/testing/databases";
import { customers, PASSWORD } from "@reagent/server/testing/fixture";
import { startProcess } from "@reagent/server/testing/process";
import { expect, test, vi } from "vitest";
import { call, fill } from "./over-http.ts";

/** How often the server is killed on each database; `KILLS=200` for a long run. */
const KILLS = Number(process.env["KILLS"] ?? 10);
const ORDERS_A_ROUND = 16;
const LANES = 4;
const AMOUNT = 1000;
/** Enough for everything that is paid from it. */
const OPENING = 100_000_000;
/** A kill comes this much after an answer at most: while others are being written. */
const LONGEST_DELAY_MS = 8;
const ROUND_LIMIT_MS = 20_000;
const SETTLED_WITHIN_MS = 30_000;

const methods = [methodIds.balance, methodIds.credit, methodIds.wechat] as const;

/** An order and how it is paid, with what was acknowledged of it. */
interface Intent {
  readonly orderId: string;
  readonly methodId: (typeof methods)[number];
  isPaid: boolean;
  isRepaid: boolean;
  /** Where it is paid at the gateway. */
  url: string;
  isDecided: boolean;
}

/** Does what is not acknowledged of an intent, each step with the key that it always has; rejects where no answer came. */
async function pursue(address: string, token: string, intent: Intent, acknowledge: () => void) {
  const { orderId, methodId } = intent;
  const wire = { payment_id: methodId, order_id: orderId, order_type: 1 };
  const paid = await call(
    address,
    payOrder,
    { ...wire, type: 0 },
    { token, requestKey: `pay-${orderId}` },
  );
  expect(paid.code).toBe(codes.success);
  const { url } = paid.data as { url: string };
  intent.isPaid = methodId !== methodIds.wechat;
  intent.url = url;
  acknowledge();
  if (methodId === methodIds.credit) {
    const repaid = { ...wire, payment_id: methodIds.balance, type: 1 };
    const answer = await call(address, repayOrder, repaid, {
      token,
      requestKey: `repay-${orderId}`,
    });
    expect(answer.code).toBe(codes.success);
    intent.isRepaid = true;
    acknowledge();
  }
  if (url !== "") {
    // The port is another one after every start.
    const page = `${address}${new URL(url).pathname}`;
    const body = new URLSearchParams({ outcome: "paid", manner: "twice" });
    const answer = await fetch(page, { method: "POST", body, redirect: "manual" });
    await answer.arrayBuffer();
    expect(answer.status).toBe(303);
    intent.isDecided = true;
    acknowledge();
  }
}

/** What stands in the database, looked at while no server runs. */
async function lookInto(place: DatabasePlace) {
  const database = await connect(place);
  const { read } = database;
  const told = {
    orders: await read.selectFrom("orders").selectAll().execute(),
    entries: await read.selectFrom("ledger_entries").selectAll().execute(),
    events: await read.selectFrom("order_events").select(["order_id", "event"]).execute(),
    payments: await read.selectFrom("payments").selectAll().execute(),
    decided: await read.selectFrom("simulated_payments").select(["id", "state"]).execute(),
  };
  await database.close();
  return told;
}

type Standing = Awaited<ReturnType<typeof lookInto>>;
const total = (rows: readonly { readonly amount: number }[]) =>
  rows.reduce((sum, { amount }) => sum + amount, 0);

/** Every acknowledged step is there, none twice, and the sums agree. */
function judge(standing: Standing, intents: readonly Intent[]): void {
  const { orders, entries, events, payments, decided } = standing;
  const ofOrder = new Map(orders.map((order) => [order.id, order]));
  for (const { orderId, isPaid, isRepaid, url, isDecided } of intents) {
    const order = ofOrder.get(orderId);
    if (isPaid) expect(order).toMatchObject({ payment: "paid" });
    if (isRepaid) expect(order).toMatchObject({ credit_owed: 0 });
    if (url !== "") expect(payments.filter(({ order_id }) => order_id === orderId)).toHaveLength(1);
    if (isDecided)
      expect(decided.find(({ id }) => url.endsWith(id))).toMatchObject({ state: "paid" });
  }
  for (const order of orders) {
    const own = entries.filter(({ order_id }) => order_id === order.id);
    const isPaid = order.payment === "paid";
    const isOnCredit = order.paid_by === "credit";
    const booked = (reason: string, account: string) =>
      own
        .filter((entry) => entry.reason === reason && entry.account === account)
        .map(({ amount }) => amount);
    expect(
      events.filter(({ order_id, event }) => order_id === order.id && event === "paid"),
    ).toHaveLength(isPaid ? 1 : 0);
    expect(booked("payment", "prepay")).toEqual(order.paid_by === "balance" ? [-AMOUNT] : []);
    expect(booked("payment", "credit")).toEqual(isOnCredit ? [AMOUNT] : []);
    const isRepaid = isOnCredit && order.credit_owed === 0;
    expect(booked("repayment", "credit")).toEqual(isRepaid ? [-AMOUNT] : []);
    expect(booked("repayment", "prepay")).toEqual(isRepaid ? [-AMOUNT] : []);
    expect(booked("top-up", "prepay")).toEqual([]);
    const isPaidOnline = payments.some(
      ({ order_id, state }) => order_id === order.id && state === "paid",
    );
    expect(order.paid_by === "wechat").toBe(isPaidOnline);
  }
  const onAccount = (account: string) =>
    total(entries.filter((entry) => entry.account === account));
  expect(onAccount("credit")).toBe(total(orders.map((order) => ({ amount: order.credit_owed }))));
  const taken = orders.filter(
    ({ paid_by, credit_owed }) =>
      paid_by === "balance" || (paid_by === "credit" && credit_owed === 0),
  );
  expect(onAccount("prepay")).toBe(OPENING - total(taken));
}

async function placeRound(place: DatabasePlace, isFirst: boolean): Promise<Intent[]> {
  const database = await connect(place);
  const accounts = accountsIn(database, Date.now);
  if (isFirst) {
    await accounts.clear();
    await accounts.give("lin", OPENING);
    await accounts.limits("lin", OPENING);
  }
  const intents: Intent[] = [];
  for (let index = 0; index < ORDERS_A_ROUND; index += 1) {
    const methodId = methods[index % methods.length] ?? methodIds.balance;
    const orderId = await accounts.place({ amount: AMOUNT });
    intents.push({ orderId, methodId, isPaid: false, isRepaid: false, url: "", isDecided: false });
  }
  await database.close();
  return intents;
}

onEachDatabase((_kind, makePlace) => {
  vi.setConfig({ testTimeout: KILLS * ROUND_LIMIT_MS });

  test(`a server killed ${KILLS} times while orders are paid has kept what it acknowledged, and does each thing once`, async () => {
    const { place, remove } = await makePlace();
    const folder = place.kind === "sqlite" ? place.folder : mkdtempSync(join(tmpdir(), "kills-"));
    await fill(place);
    const intents: Intent[] = [];
    let token = "";
    for (let round = 0; round < KILLS; round += 1) {
      const waiting = await placeRound(place, round === 0);
      intents.push(...waiting);
      const server = await startProcess(place, folder);
      if (token === "") {
        const login = await call(server.address, logIn, {
          email: customers.lin,
          password: PASSWORD,
        });
        token = (login.data as { userToken: string }).userToken;
      }
      let untilKill = Math.ceil(Math.random() * ORDERS_A_ROUND);
      const kill = () => server.process.kill("SIGKILL");
      const acknowledge = () => {
        untilKill -= 1;
        if (untilKill === 0) void sleep(Math.random() * LONGEST_DELAY_MS).then(kill);
      };
      const lane = async () => {
        for (let intent = waiting.shift(); intent !== undefined; intent = waiting.shift()) {
          const isAnswered = await pursue(server.address, token, intent, acknowledge).then(
            () => true,
            (failure: unknown) => {
              // Only a server that is gone gives no answer.
              if (failure instanceof TypeError) return false;
              throw failure;
            },
          );
          if (!isAnswered) return;
        }
      };
      await Promise.all(Array.from({ length: LANES }, lane));
      kill();
      await server.ended;
      judge(await lookInto(place), intents);
    }

    // Whoever heard nothing asks again, and so does who heard; what was paid at the gateway comes in by itself.
    const last = await startProcess(place, folder);
    for (const intent of intents) await pursue(last.address, token, intent, () => undefined);
    const isSettled = async () => {
      const { orders } = await lookInto(place);
      return orders.every(({ payment }) => payment === "paid");
    };
    await vi.waitUntil(isSettled, { timeout: SETTLED_WITHIN_MS, interval: 500 });
    last.process.kill("SIGTERM");
    expect(await last.ended).toBe(0);
    judge(await lookInto(place), intents);
    await remove();
    rmSync(folder, { recursive: true, force: true });
  });
});
