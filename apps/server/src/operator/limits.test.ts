import { priceOrder } from "@reagent/api/contract/checkout";
import { codes } from "@reagent/api/contract/envelope";
import { listProductData } from "@reagent/api/contract/product-data";
import { issueWaybillTicket } from "@reagent/api/contract/shipment";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { fillCart, readyToOrder } from "../testing/checkout.ts";
import { onDefaultDatabase } from "../testing/databases.ts";
import { customers, packIds } from "../testing/fixture.ts";
import { operateIn } from "../testing/operate.ts";
import { placeSentOrder } from "../testing/sent-orders.ts";
import { openShop, type TestShop } from "../testing/shop.ts";

onDefaultDatabase((makePlace) => {
  let shop: TestShop;
  let token: string;
  let addressId: string;
  const operator = (...args: readonly string[]) => operateIn(shop, ...args);

  beforeAll(async () => {
    shop = await openShop(makePlace);
    token = await shop.logIn(customers.lin);
    addressId = await readyToOrder(shop.database, "lin");
    await fillCart(shop.database, "lin", [
      { kind: "reagent", productId: packIds.ethanol500, quantity: 1 },
      { kind: "reagent", productId: packIds.ethanolPure, quantity: 1 },
    ]);
  });
  afterAll(() => shop.close());

  describe("limits", () => {
    const limit = async () => {
      const { data } = await shop.call(priceOrder, { addressId, couponId: "" }, { token });
      const { kind, message, products } = data.limit;
      return [kind, message, ...products.map(({ productCode }) => productCode)];
    };
    const none = ["none", ""];
    /** Sets a limit, and returns its id. */
    const add = async (...args: readonly string[]) =>
      /limit-end (\S+)/u.exec(await operator("limit-add", ...args))?.[1] ?? "";

    test("hold goods in a region, on some days, until they are ended", async () => {
      expect(await limit()).toEqual(none);
      const where = ["--message", "盘点中", "--region", "上海市", "--until", "2026-11-22"];
      // Both the province and the city have the name.
      await expect(operator("limit-add", "E100002", ...where)).rejects.toThrow("310000, 310100");
      const id = await add("e100002", ...where.with(3, "310115"));
      expect(await limit()).toEqual(["custom", "盘点中", "E100002-500mL"]);
      expect(await operator("limits")).toMatch(
        new RegExp(`^${id} +hold +E100002 +浦东新区 +2026-11-22 +in force +盘点中$`, "mu"),
      );
      const later = await add("E100001", "--message", "停发", "--from", "2026-12-01");
      expect(await operator("limits")).toMatch(new RegExp(`^${later} .*begins later`, "mu"));
      await operator("limit-end", id);
      expect(await limit()).toEqual(none);
      await expect(operator("limit-end", id)).rejects.toThrow("There is no limit");
      await operator("limit-end", later);
    });

    test("say something before orders to a region", async () => {
      const notice = ["--notice", "--region", "310000", "--message", "台风，可能延迟"];
      const id = await add(...notice, "--message-en", "Delays by a typhoon");
      expect(await limit()).toEqual(["beijing", "台风，可能延迟"]);
      await operator("limit-end", id);
    });

    test("include the notice for Beijing, which can be ended", async () => {
      expect(await operator("limits")).toMatch(/^beijing +notice +all +北京市/mu);
      await operator("limit-end", "beijing");
      expect(await operator("limits")).toBe("There are no limits.");
    });

    test.each([
      [["--message", "停"], "This would prevent all orders."],
      [["X404", "--message", "停"], "There is no item or instrument X404."],
      [["E100001", "--message", "停", "--region", "Atlantis"], "There is no region Atlantis."],
      [
        ["E100001", "--message", "停", "--from", "2026-11-22", "--until", "2026-11-21"],
        "The first day is after the last.",
      ],
    ])("%j is refused with the reason", async (args, message) => {
      await expect(operator("limit-add", ...args)).rejects.toThrow(message);
    });
  });

  test("the right to download product data is given and taken away", async () => {
    const list = async () => (await shop.call(listProductData, {}, { token })).code;
    expect(await list()).toBe(codes.notEntitled);
    expect(await operator("download-right", customers.lin, "on")).toMatch(
      /can download product data\.[^]*Rights +downloads product data/u,
    );
    expect(await list()).toBe(200);
    await operator("download-right", customers.lin, "off");
    expect(await list()).toBe(codes.notEntitled);
    await expect(operator("download-right", customers.lin, "maybe")).rejects.toThrow("on, off");
  });

  test("the right to print waybills is given and taken away", async () => {
    await placeSentOrder(shop.database, { id: "w", now: shop.clock.now() });
    const [parcel] = await shop.database.read.selectFrom("shipments").select("code").execute();
    const ask = async () => {
      const params = { parcelCode: parcel?.code ?? "" };
      return (await shop.call(issueWaybillTicket, params, { token })).code;
    };
    expect(await ask()).toBe(codes.notEntitled);
    await operator("waybill-right", customers.lin, "on");
    expect(await ask()).toBe(200);
    await operator("waybill-right", customers.lin, "off");
    expect(await ask()).toBe(codes.notEntitled);
  });
});
