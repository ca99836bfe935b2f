import {
  convertIntegral as convertCall,
  listBalanceChanges,
  listIntegralChanges,
  readBalances,
} from "@reagent/api/contract/balance";
import type { ParamsOf } from "@reagent/api/contract/endpoint";
import { fen } from "@reagent/domain/money";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { convertIntegral } from "../../ordering/balance/convert.ts";
import { balancesOf, book, type Booking } from "../../ordering/balance/ledger.ts";
import { withdrawIntegral } from "../../ordering/balance/withdraw.ts";
import { onDefaultDatabase } from "../../testing/databases.ts";
import { customers } from "../../testing/fixture.ts";
import { orderRow } from "../../testing/orders.ts";
import { openShop, type TestShop } from "../../testing/shop.ts";

const everything: ParamsOf<typeof listBalanceChanges> = {
  kind: "prepay",
  pageSize: 10,
  page: 1,
  from: "",
  to: "",
  least: null,
  most: null,
};
const at = (moment: string) => Date.parse(`${moment}+08:00`);
const NOW = at("2026-11-21T11:00:00");

onDefaultDatabase((makePlace) => {
  let shop: TestShop;
  let token: string;

  beforeAll(async () => {
    shop = await openShop(makePlace);
    token = await shop.logIn(customers.lin);
    await shop.database.transact(async (tx) => {
      const order = { customer_id: "lin", created_at: 0 };
      await tx
        .insertInto("orders")
        .values([
          orderRow({ ...order, id: "own", code: "MK2026110500007" }),
          orderRow({ ...order, id: "foreign", code: "MK2026110500008", customer_id: "wang" }),
        ])
        .execute();
    });
  });
  afterAll(() => shop.close());
  beforeEach(async () => {
    shop.clock.time = NOW;
    await shop.database.transact(async (tx) => {
      await tx.deleteFrom("ledger_entries").execute();
      await tx.updateTable("customers").set({ credit_limit: 0, second_credit_limit: 0 }).execute();
    });
  });

  const bookAll = (...bookings: (Omit<Booking, "customerId" | "now"> & Partial<Booking>)[]) =>
    shop.database.transact(async (tx) => {
      for (const booking of bookings) await book(tx, { customerId: "lin", now: NOW, ...booking });
    });
  const list = async (
    change: Partial<typeof everything> = {},
    { language = "cn" }: { language?: "cn" | "en" } = {},
  ) =>
    (await shop.call(listBalanceChanges, { ...everything, ...change }, { token, language })).data;
  const notes = async (change: Partial<typeof everything> = {}, language: "cn" | "en" = "cn") =>
    (await list(change, { language })).changes.map(({ note }) => note);
  const amounts = async (change: Partial<typeof everything> = {}) =>
    (await list(change)).changes.map(({ amount }) => amount);

  describe("the prepay log (customer centre §2, /prepay; §7, balance logs)", () => {
    test("the prepay log is empty with balances of zero for a customer without entries", async () => {
      expect(await list()).toEqual({
        changes: [],
        total: 0,
        balances: {
          prepay: 0,
          creditLimit: 0,
          creditUsed: 0,
          creditLeft: 0,
          integral: 0,
          convertibleGrains: 0,
          grains: 0,
          expiringGrains: 0,
        },
      });
    });

    test("the prepay log lists an account's own changes of the customer, newest first, ten a page", async () => {
      await bookAll(
        ...Array.from({ length: 23 }, (_, index) => ({
          account: "prepay" as const,
          amount: 100 + index,
          reason: "top-up" as const,
          now: NOW - index,
        })),
        { account: "grains", amount: 5, reason: "converted" },
        { account: "prepay", amount: 7, reason: "top-up", customerId: "wang" },
      );
      const pages = await Promise.all([1, 2, 3, 4].map((page) => list({ page })));
      expect(pages.map(({ total }) => total)).toEqual([23, 23, 23, 23]);
      expect(pages.map(({ changes }) => changes.length)).toEqual([10, 10, 3, 0]);
      expect(pages.flatMap(({ changes }) => changes.map(({ amount }) => amount))).toEqual(
        Array.from({ length: 23 }, (_, index) => 100 + index),
      );
      expect(await amounts({ kind: "grains" })).toEqual([500]);
    });

    test("the prepay log filters by days of Asia/Shanghai, both included, and refuses invalid days", async () => {
      await bookAll(
        ...["2026-11-19T23:59:59.999", "2026-11-20T00:00:00", "2026-11-20T23:59:59.999"].map(
          (moment, index) => ({
            account: "prepay" as const,
            amount: index + 1,
            reason: "top-up" as const,
            now: at(moment),
          }),
        ),
        { account: "prepay", amount: 4, reason: "top-up", now: at("2026-11-21T00:00:00") },
      );
      expect(await amounts({ from: "2026-11-20", to: "2026-11-20" })).toEqual([3, 2]);
      expect(await amounts({ from: "2026-11-20" })).toEqual([4, 3, 2]);
      expect(await amounts({ to: "2026-11-19" })).toEqual([1]);
      expect(await amounts({ from: "2026-11-21", to: "2026-11-19" })).toEqual([]);
      expect(
        await shop.callWire(
          listBalanceChanges,
          { prepaylog_type: 0, offset: 10, page: 1, from: "2026-13-01" },
          { token },
        ),
      ).toMatchObject({ code: 400 });
    });

    test("the prepay log filters by the absolute amount, both bounds included", async () => {
      await bookAll(
        ...[9_999, -10_000, 20_000, -20_001].map((amount, index) => ({
          account: "prepay" as const,
          amount,
          reason: "" as const,
          now: NOW - index,
        })),
      );
      expect(await amounts({ least: fen(10_000), most: fen(20_000) })).toEqual([-10_000, 20_000]);
      expect(await amounts({ least: fen(20_001) })).toEqual([-20_001]);
      expect(await amounts({ most: fen(9_999) })).toEqual([9_999]);
      await bookAll({ account: "grains", amount: -12, reason: "payment" });
      expect(await amounts({ kind: "grains", least: fen(1_200), most: fen(1_200) })).toEqual([
        -1_200,
      ]);
      expect(await amounts({ kind: "grains", least: fen(1_201) })).toEqual([]);
    });

    test("the prepay log describes a change in the caller's language, with the code of an own order and the note", async () => {
      await bookAll(
        { account: "prepay", amount: -5, reason: "payment", orderId: "own", now: NOW - 1 },
        { account: "prepay", amount: 5, reason: "top-up", note: "银行汇款", now: NOW - 2 },
        { account: "prepay", amount: -5, reason: "repayment", now: NOW - 3 },
        { account: "prepay", amount: -5, reason: "payment", orderId: "foreign", now: NOW - 4 },
        { account: "prepay", amount: 1, reason: "", note: "调整", now: NOW - 5 },
        { account: "prepay", amount: -5, reason: "withdrawn", now: NOW - 6 },
      );
      expect(await notes()).toEqual([
        "支付订单 MK2026110500007",
        "预付款充值：银行汇款",
        "预付款还信用",
        "支付订单",
        "调整",
        "预付款转出（退还客户）",
      ]);
      expect(await notes({}, "en")).toEqual([
        "Payment of order MK2026110500007",
        "Top-up: 银行汇款",
        "Credit repaid from the balance",
        "Payment of order",
        "调整",
        "Balance paid out",
      ]);
    });
  });

  describe("credit (customer centre §3, account summary)", () => {
    test("the account summary adds up both credit lines, and lists the changes of the remaining credit", async () => {
      await shop.database.transact((tx) =>
        tx
          .updateTable("customers")
          .set({ credit_limit: 500_000, second_credit_limit: 80_000 })
          .where("id", "=", "lin")
          .execute(),
      );
      await bookAll(
        { account: "credit", amount: 123_456, reason: "payment", orderId: "own", now: NOW - 3 },
        { account: "second-credit", amount: 20_000, reason: "payment", now: NOW - 2 },
        { account: "credit", amount: -23_456, reason: "repayment", orderId: "own", now: NOW - 1 },
      );
      const { changes, balances } = await list({ kind: "credit" });
      expect(changes).toEqual([
        { changedAt: NOW - 1, amount: 23_456, note: "信用还款 MK2026110500007" },
        { changedAt: NOW - 2, amount: -20_000, note: "信用支付订单（信用支付2）" },
        { changedAt: NOW - 3, amount: -123_456, note: "信用支付订单 MK2026110500007" },
      ]);
      expect(balances).toMatchObject({
        creditLimit: 580_000,
        creditUsed: 120_000,
        creditLeft: 460_000,
      });
      const sum = changes.reduce((total, { amount }) => total + amount, 0);
      expect(-sum).toBe(balances.creditUsed);
    });

    test("the account summary has zero left of a line whose limit is below its use", async () => {
      await bookAll({ account: "credit", amount: 5_000, reason: "payment" });
      expect((await list({ kind: "credit" })).balances).toMatchObject({
        creditLimit: 0,
        creditUsed: 5_000,
        creditLeft: 0,
      });
    });
  });

  describe("integral and grains (customer centre §9, grain expiry; decisions, grain expiry)", () => {
    const readAll = async () =>
      (await shop.call(readBalances, { kind: "grains" as const }, { token })).data;

    test("the account of points lists the changes of integral by day, and the grains that it converts to", async () => {
      await bookAll(
        { account: "integral", amount: 2_365, reason: "earned", orderId: "own", now: NOW - 2 },
        { account: "integral", amount: -100, reason: "converted", now: NOW - 1 },
        { account: "integral", amount: 9, reason: "earned", now: at("2026-11-01T00:00:00") },
      );
      const log = async (change: { from?: string } = {}) =>
        (
          await shop.call(
            listIntegralChanges,
            { pageSize: 10, page: 1, from: "", to: "", ...change },
            { token },
          )
        ).data;
      expect(await log()).toMatchObject({ total: 3 });
      expect((await log({ from: "2026-11-02" })).changes).toEqual([
        { changedAt: NOW - 1, points: -100, note: "积分兑换麦粒" },
        { changedAt: NOW - 2, points: 2_365, note: "订单 MK2026110500007 获得积分" },
      ]);
      expect(await readAll()).toMatchObject({ integral: 2_274, convertibleGrains: 22 });
    });

    test("the account of points lets a customer convert as many grains as the integral makes, once for a request key", async () => {
      await bookAll({ account: "integral", amount: 1_260, reason: "earned" });
      const convert = (grains: number, requestKey: string) =>
        shop.call(convertCall, { grains }, { token, requestKey });
      const read = async () => {
        const kind = "grains" as const;
        const { data } = await shop.call(readBalances, { kind }, { token });
        return [data.integral, data.convertibleGrains, data.grains];
      };
      for (const grains of [13, 0, -1]) {
        const { code, message } = await convert(grains, `refused-key-${grains}`);
        expect([code, message]).toEqual([400, "积分不足，无法兑换这么多麦粒。"]);
      }
      expect(await read()).toEqual([1_260, 12, 0]);
      const both = await Promise.all([convert(12, "same-key"), convert(12, "same-key")]);
      expect(both.map(({ code }) => code)).toEqual([200, 200]);
      expect(await read()).toEqual([60, 0, 12]);
      expect((await convert(12, "another-key")).code).toBe(400);
    });

    test("the account of points converts integral into whole grains, and never the same points twice", async () => {
      await bookAll({ account: "integral", amount: 1_234, reason: "earned" });
      const convert = (grains: number) =>
        shop.database.transact((tx) =>
          convertIntegral(tx, { customerId: "lin", grains }, { now: NOW, language: "zh" }),
        );
      for (const grains of [13, 0, -1, 1.5]) {
        await expect(convert(grains)).rejects.toThrow("积分不足");
      }
      const attempts = await Promise.allSettled(Array.from({ length: 5 }, () => convert(3)));
      expect(attempts.filter(({ status }) => status === "fulfilled")).toHaveLength(4);
      expect(await readAll()).toMatchObject({ integral: 34, convertibleGrains: 0, grains: 12 });
    });

    test("the account of points keeps grains through 31 December and expires the rest on 1 January, once", async () => {
      await bookAll(
        { account: "grains", amount: 20, reason: "converted", now: at("2025-03-01T10:00:00") },
        { account: "grains", amount: 30, reason: "converted", now: at("2026-03-01T10:00:00") },
        { account: "grains", amount: -8, reason: "payment", now: at("2026-05-01T10:00:00") },
      );
      shop.clock.time = at("2026-12-31T23:59:59");
      token = await shop.logIn(customers.lin);
      expect(await readAll()).toMatchObject({ grains: 22, expiringGrains: 22 });

      shop.clock.time = at("2027-01-01T00:00:00");
      const first = await Promise.all(Array.from({ length: 8 }, () => list({ kind: "grains" })));
      for (const { balances, total } of first) {
        expect(balances.grains).toBe(0);
        expect(total).toBe(5);
      }
      const { changes } = await list({ kind: "grains" });
      expect(changes.map(({ changedAt, amount, note }) => [changedAt, amount, note])).toEqual([
        [at("2026-12-31T23:59:59.999"), -2200, "年底到期清零"],
        [at("2026-05-01T10:00:00"), -800, "兑换礼品"],
        [at("2026-03-01T10:00:00"), 3000, "积分兑换麦粒"],
        [at("2025-12-31T23:59:59.999"), -2000, "年底到期清零"],
        [at("2025-03-01T10:00:00"), 2000, "积分兑换麦粒"],
      ]);
    });
  });

  describe("the points of a refund", () => {
    const withdraw = (points: number) =>
      shop.database.transact((tx) =>
        withdrawIntegral(tx, { customerId: "lin", orderId: "own", points, now: NOW }),
      );
    const accounts = async () => {
      const { integral, grains } = await balancesOf(shop.database.read, "lin");
      return { integral, grains };
    };

    test.each([
      ["are taken from the points", { integral: 300, grains: 5 }, 250, { integral: 50, grains: 5 }],
      [
        "are taken from grains that the points became, and the rest of a grain stays as points",
        { integral: 30, grains: 5 },
        250,
        { integral: 80, grains: 2 },
      ],
      [
        "are taken as far as there are any",
        { integral: 30, grains: 2 },
        400,
        { integral: 0, grains: 0 },
      ],
      [
        "are forgiven where all was spent",
        { integral: 0, grains: 0 },
        100,
        { integral: 0, grains: 0 },
      ],
    ])("the points of a refund %s", async (_what, { integral, grains }, points, left) => {
      if (integral > 0) await bookAll({ account: "integral", amount: integral, reason: "earned" });
      if (grains > 0) await bookAll({ account: "grains", amount: grains, reason: "converted" });
      await withdraw(points);
      expect(await accounts()).toEqual(left);
    });

    test("the points of a refund are not taken from grains of the year before, which expire, and each entry has its words", async () => {
      await bookAll(
        { account: "grains", amount: 9, reason: "converted", now: at("2025-11-21T11:00:00") },
        { account: "grains", amount: 1, reason: "converted" },
      );
      await withdraw(60);
      expect(await accounts()).toEqual({ integral: 40, grains: 0 });
      expect(await notes({ kind: "grains" })).toContain("订单 MK2026110500007 退款，收回麦粒");
    });
  });
});
