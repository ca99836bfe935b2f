import type { ParamsOf } from "@reagent/api/contract/endpoint";
import { codes } from "@reagent/api/contract/envelope";
import {
  issueWaybillTicket,
  listPackedProducts,
  listParcels,
  readOrderParcels,
} from "@reagent/api/contract/shipment";
import { afterAll, beforeAll, expect, test } from "vitest";
import { shipOrder } from "../../ordering/orders/transitions/ship.ts";
import { onEachDatabase } from "../../testing/databases.ts";
import { customers } from "../../testing/fixture.ts";
import { lineRow, orderRow } from "../../testing/orders.ts";
import { openShop, type TestShop } from "../../testing/shop.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const reagents = ["E100001-500mL", "E100002-1L"] as const;

onEachDatabase((makePlace) => {
  let shop: TestShop;
  let token: string;
  let other: string;
  /** The codes of the customer's parcels, oldest first: two of the reagents, one of the instrument. */
  const parcelCodes: string[] = [];

  beforeAll(async () => {
    shop = await openShop(makePlace);
    await shop.database.transact((tx) =>
      tx
        .updateTable("customers")
        .set({ may_print_waybills: 1 })
        .where("email", "in", [customers.lin, customers.university])
        .execute(),
    );
    token = await shop.logIn(customers.lin);
    other = await shop.logIn(customers.wang);
    const start = shop.clock.time;
    const orders = [
      { id: "r", code: "MK2026112100001", kind: "reagent", customer_id: "lin" },
      { id: "i", code: "MK2026112100002", kind: "instrument", customer_id: "lin" },
      { id: "w", code: "MK2026112100003", kind: "reagent", customer_id: "wang" },
    ] as const;
    await shop.database.transact(async (tx) => {
      for (const order of orders) {
        await tx
          .insertInto("orders")
          .values(
            orderRow({ ...order, created_at: start, review: "reviewed", mobile: "13912345678" }),
          )
          .execute();
        for (const [position, code] of reagents.entries()) {
          const line = { order_id: order.id, product_code: code, quantity: 3, position };
          await tx
            .insertInto("order_lines")
            .values(lineRow({ ...line, name_zh: "乙醇", name_en: "Ethanol" }))
            .execute();
        }
      }
    });
    const ship = (orderId: string, day: number, parts: readonly (readonly [string, string])[]) =>
      shop.database.transact((tx) =>
        shipOrder(
          tx,
          {
            orderId,
            expressCompany: "速运",
            expressNumber: `SE_${orderId}${day}`,
            lines: parts.map(([productCode, batchCode]) => ({
              productCode,
              batchCode,
              quantity: 1,
            })),
          },
          { now: start + day * DAY_MS, language: "zh" },
        ),
      );
    const [first, second] = reagents;
    parcelCodes.push(
      await ship("r", 1, [
        [first, "C1"],
        [first, "C2"],
        [second, "C3"],
      ]),
      await ship("r", 2, [[first, "C2"]]),
      await ship("i", 3, [[first, ""]]),
    );
    await ship("w", 3, [[first, "C1"]]);
    shop.clock.time = start + 4 * DAY_MS;
    token = await shop.logIn(customers.lin);
    other = await shop.logIn(customers.wang);
  });
  afterAll(() => shop.close());

  const parcelsOf = (params: Partial<ParamsOf<typeof readOrderParcels>>, as: string = token) =>
    shop.call(
      readOrderParcels,
      { orderCode: "MK2026112100001", productCode: "", ...params },
      { token: as },
    );
  const everything = {
    pageSize: 10,
    page: 1,
    from: "",
    to: "",
    orderCode: "",
    parcelCode: "",
    expressNumber: "",
  };
  const list = async (filters: Partial<typeof everything> = {}) =>
    (await shop.call(listParcels, { ...everything, ...filters }, { token })).data;
  const codesOf = async (filters: Partial<typeof everything>) =>
    (await list(filters)).parcels.map(({ parcelCode }) => parcelCodes.indexOf(parcelCode));

  test("the parcels of an order have their batches, oldest first, and say what still waits", async () => {
    const { data } = await parcelsOf({});
    expect(data).toMatchObject({ orderId: "r", kind: "reagent", isLegacy: false, waiting: 2 });
    expect(data.parcels.map(({ lines }) => lines.map(({ batchCode }) => batchCode))).toEqual([
      ["C1", "C2", "C3"],
      ["C2"],
    ]);
  });

  test("a product code leaves only its parcels, its lines and what waits of it", async () => {
    const { data } = await parcelsOf({ productCode: ` ${reagents[1]} ` });
    expect(data.waiting).toBe(2);
    expect(data.parcels.map(({ lines }) => lines.map(({ batchCode }) => batchCode))).toEqual([
      ["C3"],
    ]);
  });

  test("an unknown order, another customer's, and a product that was not ordered get the same answer", async () => {
    const answers = [
      await parcelsOf({ orderCode: "MK2026112100009" }),
      await parcelsOf({ orderCode: "MK2026112100003" }),
      await parcelsOf({}, other),
      await parcelsOf({ productCode: "E100003-1L" }),
      await parcelsOf({ orderCode: "<script>alert(1)</script>" }),
      await parcelsOf({ orderCode: "%" }),
    ];
    for (const answer of answers) {
      expect(answer).toMatchObject({
        code: codes.notFound,
        message: "没有找到该订单的包裹信息。",
      });
    }
  });

  test("the list has the customer's own parcels, newest first, with the receiver's mobile", async () => {
    expect(await codesOf({})).toEqual([2, 1, 0]);
    const { parcels, total } = await list();
    expect(total).toBe(3);
    expect(parcels[0]).toMatchObject({
      orderCode: "MK2026112100002",
      kind: "instrument",
      mobile: "13912345678",
      expressNumber: "SE_i3",
    });
  });

  test.each([
    ["a part of the order number", { orderCode: "00001" }, [1, 0]],
    ["the express number in another case", { expressNumber: "se_r2" }, [1]],
    ["a wildcard, which stands for itself", { expressNumber: "SE%" }, []],
    ["days, both included", { from: "2026-11-22", to: "2026-11-23" }, [1, 0]],
    ["days and a number together", { from: "2026-11-23", orderCode: "00001" }, [1]],
    ["a script", { orderCode: "' or 1=1 --" }, []],
  ])("the list is filtered by %s", async (_, filters, expected) => {
    expect(await codesOf(filters)).toEqual(expected);
  });

  test("the shipment notice filters the list, and pages follow each other", async () => {
    expect(await codesOf({ parcelCode: parcelCodes[2] ?? "" })).toEqual([2]);
    expect(await codesOf({ pageSize: 2, page: 1 })).toEqual([2, 1]);
    expect(await codesOf({ pageSize: 2, page: 2 })).toEqual([0]);
  });

  test("the search of packages has a row for each batch of a product, with the same filters", async () => {
    const search = async (filters: Partial<typeof everything>) =>
      (await shop.call(listPackedProducts, { ...everything, ...filters }, { token })).data;
    const { products, total } = await search({});
    expect(total).toBe(5);
    expect(new Set(products.map(({ packedId }) => packedId)).size).toBe(5);
    expect(products.map(({ batchCode }) => batchCode)).toEqual(["", "C2", "C1", "C2", "C3"]);
    expect((await search({ expressNumber: "SE_r1" })).products).toMatchObject([
      { productCode: reagents[0], name: "乙醇", quantity: 1, batchCode: "C1" },
      { productCode: reagents[0], batchCode: "C2" },
      { productCode: reagents[1], batchCode: "C3" },
    ]);
  });

  test("a waybill opens once, for the customers of the setting and their own parcels", async () => {
    const ask = (parcelCode: string, as: string) =>
      shop.call(issueWaybillTicket, { parcelCode }, { token: as });
    const [own = ""] = parcelCodes;
    for (const parcel of (await list()).parcels) expect(parcel.hasWaybill).toBe(true);
    const { url } = (await ask(own, token)).data;
    const opened = await shop.server.inject({ method: "GET", url });
    expect(opened.headers["content-type"]).toBe("application/pdf");
    expect((await shop.server.inject({ method: "GET", url })).json()).toMatchObject({
      code: codes.notFound,
    });

    const second = (await ask(own, token)).data.url;
    const forged = second.replace(own, parcelCodes[1] ?? "");
    expect((await shop.server.inject({ method: "GET", url: forged })).json()).toMatchObject({
      code: codes.notFound,
    });

    const { parcels } = (await shop.call(listParcels, everything, { token: other })).data;
    expect(parcels.map(({ hasWaybill }) => hasWaybill)).not.toContain(true);
    expect((await ask(parcels[0]?.parcelCode ?? "", other)).code).toBe(codes.notEntitled);
    const entitled = await shop.logIn(customers.university);
    for (const parcelCode of ["PK2026000000000", own, "<script>"]) {
      expect(await ask(parcelCode, entitled)).toMatchObject({
        code: codes.notFound,
        message: "没有找到该包裹。",
      });
    }
  });
});
