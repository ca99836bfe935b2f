import { codes } from "@reagent/api/contract/envelope";
import {
  addStockAlert,
  endStockAlert,
  listStockAlerts,
  readOpenStockAlerts,
} from "@reagent/api/contract/stock-alert";
import { cartMessages } from "@reagent/api/messages/cart";
import { stockAlertMessages } from "@reagent/api/messages/stock-alert";
import { MOST_OPEN_ALERTS } from "@reagent/domain/stock-alert";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { onEachDatabase } from "../../testing/databases.ts";
import { customers, packIds } from "../../testing/fixture.ts";
import { openShop, type TestShop } from "../../testing/shop.ts";

const START = Date.parse("2026-11-21T03:00:00Z");
const salt = { kind: "reagent", productCode: "S100003-500g" } as const;
const stirrer = { kind: "instrument", productCode: "INS-0001-52" } as const;

onEachDatabase((makePlace) => {
  let shop: TestShop;
  let lin: string;
  let wang: string;

  beforeAll(async () => {
    shop = await openShop(makePlace);
    lin = await shop.logIn(customers.lin);
    wang = await shop.logIn(customers.wang);
  });
  afterAll(() => shop.close());
  beforeEach(async () => {
    shop.clock.time = START;
    await shop.database.transact((tx) => tx.deleteFrom("stock_alerts").execute());
  });

  const list = async (token: string, language: "cn" | "en" = "cn") =>
    (await shop.call(listStockAlerts, { page: 1, pageSize: 20 }, { token, language })).data;
  const open = async (token: string) =>
    (await shop.call(readOpenStockAlerts, {}, { token })).data.goods;

  test("an alert is listed with what the goods were called, newest first, in the caller's language", async () => {
    await shop.call(addStockAlert, salt, { token: lin });
    shop.clock.time += 1000;
    await shop.call(addStockAlert, stirrer, { token: lin });
    const { alerts, total } = await list(lin);
    expect(total).toBe(2);
    expect(alerts).toEqual([
      {
        ...stirrer,
        itemCode: "INS-0001",
        name: "磁力搅拌器",
        pack: "搅拌量 10L",
        askedAt: START + 1000,
        sentAt: null,
        isSold: true,
        alternatives: [],
      },
      {
        ...salt,
        itemCode: "S100003",
        name: "氯化钠",
        pack: "500g",
        askedAt: START,
        sentAt: null,
        isSold: true,
        alternatives: [],
      },
    ]);
    expect((await list(lin, "en")).alerts[0]?.pack).toBe("Volume 10L");
    expect(await open(lin)).toEqual(expect.arrayContaining([salt, stirrer]));
  });

  test("an open alert names what is in stock in place of the goods, and no other alert does", async () => {
    const stock = (code: string, count: number) =>
      shop.database.transact((tx) =>
        tx.updateTable("packs").set({ stock: count }).where("code", "=", code).execute(),
      );
    const ethanol = { kind: "reagent", productCode: "E100001-500mL" } as const;
    const before = await shop.database.read
      .selectFrom("packs")
      .select(["code", "stock"])
      .where("code", "like", "E10000%")
      .execute();
    const alternatives = async () =>
      (await list(lin)).alerts[0]?.alternatives.flatMap(({ packs }) =>
        packs.map(({ productCode, quantity }) => `${quantity} × ${productCode}`),
      );
    await stock("E100001-500mL", 0);
    await shop.call(addStockAlert, ethanol, { token: lin });
    expect(await alternatives()).toEqual(["1 × E100001-2.5L"]);
    await stock("E100001-2.5L", 0);
    expect(await alternatives()).toEqual([]);
    for (const { code, stock: count } of before) await stock(code, count);
    expect(await alternatives()).toEqual([]);
  });

  test("a second wish for the same goods leaves the open alert as it is", async () => {
    await shop.call(addStockAlert, salt, { token: lin });
    shop.clock.time += 1000;
    const again = await Promise.all(
      Array.from({ length: 5 }, () => shop.call(addStockAlert, salt, { token: lin })),
    );
    expect(again.map(({ code }) => code)).toEqual(again.map(() => codes.success));
    expect((await list(lin)).alerts.map(({ askedAt }) => askedAt)).toEqual([START]);
  });

  test("a customer sees and ends only their own alerts, and ends one twice without a failure", async () => {
    await shop.call(addStockAlert, salt, { token: lin });
    await shop.call(addStockAlert, salt, { token: wang });
    for (const _ of ["once", "twice"]) {
      expect(await shop.call(endStockAlert, salt, { token: wang })).toMatchObject({
        code: codes.success,
      });
    }
    expect(await list(wang)).toEqual({ alerts: [], total: 0 });
    expect(await open(lin)).toEqual([salt]);
  });

  test("goods in stock, goods that are not sold through the cart and unknown goods are refused", async () => {
    await shop.database.transact((tx) =>
      tx.updateTable("packs").set({ stock: 0 }).where("id", "=", packIds.ether).execute(),
    );
    for (const [kind, productCode, code, message] of [
      ["reagent", "E100001-500mL", codes.badRequest, stockAlertMessages.inStock],
      ["instrument", "INS-0001-51", codes.badRequest, stockAlertMessages.inStock],
      ["reagent", "S100003-5kg", codes.badRequest, stockAlertMessages.notSold],
      ["reagent", "S100003-1kg", codes.badRequest, stockAlertMessages.notSold],
      ["reagent", "E100001-200L", codes.badRequest, stockAlertMessages.notSold],
      ["reagent", "E100004-500mL", codes.badRequest, stockAlertMessages.notSold],
      ["reagent", "INS-0001-52", codes.notFound, cartMessages.unknownProduct],
      ["reagent", "", codes.notFound, cartMessages.unknownProduct],
      ["unknown", "S100003-500g", codes.notFound, cartMessages.unknownProduct],
    ] as const) {
      const goods = {
        type: { reagent: 1, instrument: 2, unknown: 9 }[kind],
        product_code: productCode,
      };
      const answer = await shop.callWire(addStockAlert, goods, { token: lin });
      expect([productCode, answer.code, answer.message]).toEqual([productCode, code, message.zh]);
    }
    expect(await list(lin)).toEqual({ alerts: [], total: 0 });
  });

  test("a customer has at most 100 open alerts; those whose mail was sent do not count", async () => {
    const fill = (count: number, sentAt: number | null) =>
      shop.database.transact((tx) =>
        tx
          .insertInto("stock_alerts")
          .values(
            Array.from({ length: count }, (_, index) => ({
              customer_id: "lin",
              kind: "reagent" as const,
              product_code: `X${sentAt === null ? 1 : 2}00000-${index}g`,
              item_code: "X",
              name_zh: "",
              name_en: "",
              pack_zh: "",
              pack_en: "",
              language: "zh" as const,
              asked_at: 0,
              sent_at: sentAt,
            })),
          )
          .execute(),
      );
    await fill(MOST_OPEN_ALERTS - 1, null);
    await fill(20, 1);
    expect((await shop.call(addStockAlert, salt, { token: lin })).code).toBe(codes.success);
    expect(await shop.call(addStockAlert, stirrer, { token: lin })).toMatchObject({
      code: codes.tooMany,
      message: stockAlertMessages.tooMany.zh,
    });
    expect(await open(lin)).toHaveLength(MOST_OPEN_ALERTS);
    expect((await shop.call(addStockAlert, stirrer, { token: wang })).code).toBe(codes.success);
    await shop.call(endStockAlert, salt, { token: lin });
    expect((await shop.call(addStockAlert, stirrer, { token: lin })).code).toBe(codes.success);
    const last = await shop.call(listStockAlerts, { page: 7, pageSize: 20 }, { token: lin });
    expect([last.data.total, last.data.alerts.length]).toEqual([MOST_OPEN_ALERTS + 20, 0]);
  });

  test("an alert for goods that are not in the catalogue any more, or not sold any more, says so", async () => {
    await shop.call(addStockAlert, salt, { token: lin });
    const isSold = async () => (await list(lin)).alerts.map((alert) => alert.isSold);
    const change = (values: { is_enquiry_only: 0 | 1 } | { code: string }) =>
      shop.database.transact((tx) =>
        tx.updateTable("packs").set(values).where("id", "=", packIds.salt).execute(),
      );
    await change({ is_enquiry_only: 1 });
    expect(await isSold()).toEqual([false]);
    await change({ is_enquiry_only: 0 });
    expect(await isSold()).toEqual([true]);
    await change({ code: "S100003-501g" });
    expect(await isSold()).toEqual([false]);
    expect((await list(lin)).alerts[0]).toMatchObject({ name: "氯化钠", ...salt });
    await change({ code: "S100003-500g" });
  });
});
