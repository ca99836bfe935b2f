import { createOrder } from "@reagent/api/contract/checkout";
import { codes } from "@reagent/api/contract/envelope";
import { addStockAlert, endStockAlert, listStockAlerts } from "@reagent/api/contract/stock-alert";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { lapseOrders } from "../../ordering/orders/lapse.ts";
import { fillCart, orderTo, readyToOrder } from "../../testing/checkout.ts";
import { onEachDatabase, onlyOnDefault } from "../../testing/databases.ts";
import { customers, packIds, skuIds } from "../../testing/fixture.ts";
import { openShop, PUBLIC_URL, type TestShop } from "../../testing/shop.ts";
import { sendStockAlerts } from "./send.ts";

const START = Date.parse("2026-11-21T03:00:00Z");
const TERM_MS = 72 * 60 * 60 * 1000;
const AT_ONCE = 12;
const salt = { kind: "reagent", productCode: "S100003-500g" } as const;
const ethanol = { kind: "reagent", productCode: "E100001-500mL" } as const;
const stirrer = { kind: "instrument", productCode: "INS-0001-52" } as const;

onEachDatabase((makePlace, kind) => {
  let shop: TestShop;
  let lin: string;
  let university: string;
  let addressId: string;

  beforeAll(async () => {
    shop = await openShop(makePlace);
    addressId = await readyToOrder(shop.database, "lin");
    lin = await shop.logIn(customers.lin);
    university = await shop.logIn(customers.university);
  });
  afterAll(() => shop.close());
  beforeEach(async () => {
    shop.clock.time = START;
    await shop.database.transact((tx) => tx.deleteFrom("stock_alerts").execute());
    await stock(0);
    await shop.mails();
  });

  const stock = (count: number) =>
    shop.database.transact(async (tx) => {
      await tx.updateTable("packs").set({ stock: count }).execute();
      await tx.updateTable("instrument_skus").set({ stock: count }).execute();
    });
  const ask = async (goods: typeof salt | typeof ethanol | typeof stirrer, token = lin) =>
    expect((await shop.call(addStockAlert, goods, { token })).code).toBe(codes.success);
  const alerts = async (token = lin) =>
    (await shop.call(listStockAlerts, { page: 1, pageSize: 20 }, { token })).data.alerts;
  const send = () => sendStockAlerts(shop);

  onlyOnDefault(kind, () => {
    test("one mail is sent when the goods are in stock, and the alert is done", async () => {
      await ask(salt);
      await send();
      expect(await shop.mails()).toEqual([]);
      await stock(3);
      shop.clock.time += 60_000;
      await send();
      await send();
      const mails = await shop.mails();
      expect(mails).toHaveLength(1);
      expect(mails[0]).toMatchObject({
        to: customers.lin,
        subject: "氯化钠（S100003-500g）到货了",
      });
      for (const text of [
        "您等待的商品现在有货：氯化钠，S100003-500g，500g。",
        "您的价格为 ¥100.00。",
        `${PUBLIC_URL}/products/S100003`,
        "您可以在账号的“到货通知”中查看和取消其他通知。",
      ])
        expect(mails[0]?.text).toContain(text);
      expect(await alerts()).toMatchObject([{ ...salt, askedAt: START, sentAt: START + 60_000 }]);
      await stock(0);
      await send();
      await stock(3);
      await send();
      expect(await shop.mails()).toEqual([]);
    });

    test("the mail is in the language in which it was asked for, with the customer's own price and a link to the SKU", async () => {
      await shop.call(addStockAlert, ethanol, { token: university, language: "en" });
      await shop.call(addStockAlert, stirrer, { token: university, language: "en" });
      await stock(1);
      await send();
      const [pack, sku] = await shop.mails();
      expect(pack).toMatchObject({ to: customers.university });
      expect(pack?.text).toContain("Your price is ¥90.00.");
      expect(pack?.text).toContain(`${PUBLIC_URL}/en/products/E100001`);
      expect(sku?.text).toContain("INS-0001-52, Volume 10L");
      expect(sku?.text).toContain("Your price is ¥90.00.");
      expect(sku?.text).toContain(`${PUBLIC_URL}/en/consumables/INS-0001?sku_code=INS-0001-52`);
    });

    test("no mail is sent for goods that are sold out again before anybody looks", async () => {
      await ask(salt);
      await stock(5);
      await stock(0);
      await send();
      expect(await shop.mails()).toEqual([]);
      expect(await alerts()).toMatchObject([{ sentAt: null }]);
    });

    test("an order that lapses gives its goods back to those who wait for them", async () => {
      await stock(2);
      await fillCart(shop.database, "lin", [
        { kind: "reagent", productId: packIds.ethanol500, quantity: 2 },
        { kind: "instrument", productId: skuIds.stirrerHot, quantity: 2 },
      ]);
      await shop.call(createOrder, orderTo(addressId), { token: lin });
      await ask(ethanol, university);
      await ask(stirrer, university);
      await shop.mails();
      await send();
      expect(await shop.mails()).toEqual([]);
      shop.clock.time += TERM_MS;
      await lapseOrders(shop);
      await shop.mails();
      await send();
      const subjects = (await shop.mails()).map(({ subject }) => subject);
      expect(subjects).toEqual(["乙醇（E100001-500mL）到货了", "磁力搅拌器（INS-0001-52）到货了"]);
    });

    test("goods that are not sold any more are no arrival, and their alert waits for them", async () => {
      await ask(salt);
      const sold = (is_enquiry_only: 0 | 1) =>
        shop.database.transact((tx) =>
          tx.updateTable("packs").set({ is_enquiry_only }).where("id", "=", packIds.salt).execute(),
        );
      await sold(1);
      await stock(3);
      await send();
      expect(await shop.mails()).toEqual([]);
      await sold(0);
      await send();
      expect(await shop.mails()).toHaveLength(1);
    });

    test("an alert that is ended before its mail was written sends none", async () => {
      await ask(salt);
      await stock(3);
      await send();
      await shop.call(endStockAlert, salt, { token: lin });
      expect(await shop.mails()).toEqual([]);
    });

    test("an alert whose mail was sent can be opened again, and sends one more mail", async () => {
      await ask(salt);
      await stock(3);
      await send();
      await stock(0);
      shop.clock.time += 60_000;
      await ask(salt);
      expect(await alerts()).toMatchObject([{ askedAt: START + 60_000, sentAt: null }]);
      await shop.mails();
      await stock(1);
      await send();
      expect(await shop.mails()).toHaveLength(1);
    });
  });

  test("many servers that look at once send one mail for each alert", async () => {
    await ask(salt);
    await ask(stirrer);
    await ask(salt, university);
    await stock(1);
    await Promise.all(Array.from({ length: AT_ONCE }, send));
    const mails = await shop.mails();
    expect(mails.map(({ to, subject }) => `${to} ${subject}`).toSorted()).toEqual([
      "lin@shop.example 氯化钠（S100003-500g）到货了",
      "lin@shop.example 磁力搅拌器（INS-0001-52）到货了",
      "university@shop.example 氯化钠（S100003-500g）到货了",
    ]);
  });

  test("a server that is killed between the mail and its commit sends none, and the next round sends one", async () => {
    await ask(salt);
    await stock(1);
    const { database, clock } = shop;
    const killed = sendStockAlerts({
      clock,
      database: {
        ...database,
        transact: (work) =>
          database.transact(async (tx) => {
            await work(tx);
            throw new Error("killed");
          }),
      },
    });
    await expect(killed).rejects.toThrow("killed");
    expect(await shop.mails()).toEqual([]);
    expect(await alerts()).toMatchObject([{ sentAt: null }]);
    await send();
    expect(await shop.mails()).toHaveLength(1);
  });

  onlyOnDefault(kind, () => {
    test("an alert that cannot be sent does not stop the others", async () => {
      await ask(salt);
      await ask(stirrer);
      await stock(1);
      const { database, clock } = shop;
      let tries = 0;
      const once = sendStockAlerts({
        clock,
        database: {
          ...database,
          transact: (work) => {
            tries += 1;
            return tries === 1 ? Promise.reject(new Error("busy")) : database.transact(work);
          },
        },
      });
      await expect(once).rejects.toThrow("busy");
      expect(await shop.mails()).toHaveLength(1);
      await send();
      expect(await shop.mails()).toHaveLength(1);
    });
  });
});
