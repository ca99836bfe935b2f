import type { ParamsOf } from "@reagent/api/contract/endpoint";
import {
  listInstrumentOrders,
  listOrders,
  listUnshippedLines,
  readOrderCount,
} from "@reagent/api/contract/order";
import { afterAll, beforeAll, expect, test } from "vitest";
import { onEachDatabase } from "../../testing/databases.ts";
import { customers } from "../../testing/fixture.ts";
import { invoiceRow, lineRow, orderRow } from "../../testing/orders.ts";
import type { TestShop } from "../../testing/shop.ts";
import { openShop } from "../../testing/shop.ts";

const filters: ParamsOf<typeof listUnshippedLines> = {
  pageSize: 10,
  page: 1,
  from: "",
  to: "",
  orderCode: "",
  productCode: "",
  casNumber: "",
  customerOrderNumber: "",
  receiver: "",
  payment: "all",
  review: "all",
};
const at = (moment: string) => Date.parse(`${moment}+08:00`);

onEachDatabase((makePlace) => {
  let shop: TestShop;
  let token: string;

  beforeAll(async () => {
    shop = await openShop(makePlace);
    token = await shop.logIn(customers.lin);
  });
  afterAll(() => shop.close());

  const all = (change: Partial<ParamsOf<typeof listOrders>> = {}, by = token) =>
    shop.call(listOrders, { ...filters, isLegacy: false, ...change }, { token: by });
  const codesOf = async (change: Partial<ParamsOf<typeof listOrders>> = {}) =>
    (await all(change)).data.orders.map(({ orderCode }) => orderCode);
  const instruments = async (change: Partial<ParamsOf<typeof listInstrumentOrders>> = {}) => {
    const params = { ...filters, isInstrument: true, relatedOrderCode: "", ...change };
    const { data } = await shop.call(listInstrumentOrders, params, { token });
    return data.orders.map(({ orderCode }) => orderCode);
  };
  const unshipped = async (change: Partial<typeof filters> = {}) =>
    (await shop.call(listUnshippedLines, { ...filters, ...change }, { token, language: "en" }))
      .data;

  test("order lists are empty at first", async () => {
    const none = { total: 0, unpaid: 0, paid: 0 };
    expect((await shop.call(readOrderCount, {}, { token })).data).toEqual(none);
    expect((await all()).data).toEqual({
      orders: [],
      total: 0,
      orderTotal: 0,
      refundTotal: 0,
      credit: { isShown: false, used: 0 },
    });
    expect(await instruments()).toEqual([]);
    expect(await unshipped()).toEqual({ lines: [], total: 0, waitingTotal: 0 });
  });

  test("order lists count, add up and filter the customer's own orders", async () => {
    const lin = { customer_id: "lin", receiver: "林", customer_order_number: "PO1" };
    await shop.database.transact(async (tx) => {
      await tx
        .insertInto("orders")
        .values([
          orderRow({
            ...lin,
            id: "1",
            code: "MK1",
            payment: "paid",
            paid_by: "credit",
            credit_owed: 400,
            review: "reviewed",
            refunded_amount: 300,
            amount: 2500,
            created_at: at("2026-11-01T00:00:00"),
          }),
          orderRow({
            ...lin,
            id: "2",
            code: "MK2",
            related_order_id: "5",
            created_at: at("2026-11-02T23:59:59"),
          }),
          orderRow({
            ...lin,
            id: "3",
            code: "MK3",
            review: "cancelled",
            created_at: at("2024-01-01T00:00:00"),
          }),
          orderRow({
            ...lin,
            id: "4",
            code: "MK4",
            payment: "paid",
            review: "reviewed",
            created_at: at("2023-12-31T23:59:59"),
          }),
          orderRow({
            ...lin,
            id: "5",
            code: "MK5",
            kind: "instrument",
            related_order_id: "2",
            created_at: at("2026-11-02T23:59:59"),
          }),
          orderRow({
            id: "6",
            code: "MK6",
            kind: "instrument",
            customer_id: "wang",
            created_at: at("2026-11-03T00:00:00"),
          }),
          orderRow({
            id: "7",
            code: "MK7",
            customer_id: "wang",
            created_at: at("2026-11-03T00:00:00"),
          }),
        ])
        .execute();
      await tx
        .insertInto("order_lines")
        .values([
          lineRow({
            order_id: "1",
            product_code: "E100001-500mL",
            cas: "64-17-5",
            quantity: 2,
            sent_quantity: 1,
          }),
          lineRow({
            order_id: "1",
            product_code: "S100003-500g",
            cas: "7647-14-5",
            position: 1,
            sent_quantity: 1,
            state: "shipped",
          }),
          lineRow({ order_id: "3", product_code: "E100001-500mL", is_cancelled: 1 }),
          lineRow({
            order_id: "5",
            product_code: "INS-0001-51",
            name_en: "Stirrer",
            specification_en: '{"Volume":"5L","Colour":"white"}',
          }),
          lineRow({ order_id: "7", product_code: "E100001-500mL", cas: "64-17-5" }),
        ])
        .execute();
      await tx
        .insertInto("order_invoices")
        .values([
          invoiceRow({ order_id: "1", code: "FP2", issued_at: at("2026-11-05T09:00:00") }),
          invoiceRow({ order_id: "1", code: "FP1", issued_at: at("2026-11-03T09:00:00") }),
        ])
        .execute();
      await tx
        .updateTable("customers")
        .set({ credit_limit: 100_000, account_period: 471 })
        .where("id", "=", "lin")
        .execute();
    });
    const counted = { total: 3, unpaid: 1, paid: 1 };
    expect((await shop.call(readOrderCount, {}, { token })).data).toEqual(counted);
    expect(await codesOf()).toEqual(["MK2", "MK1", "MK3"]);
    expect((await all()).data).toMatchObject({
      total: 3,
      orderTotal: 3500,
      refundTotal: 300,
      credit: {
        isShown: true,
        used: 0,
      },
    });
    expect(await codesOf({ isLegacy: true })).toEqual(["MK4"]);
    expect(await codesOf({ payment: "paid" })).toEqual(["MK1"]);
    expect(await codesOf({ payment: "unpaid" })).toEqual(["MK2"]);
    expect(await codesOf({ payment: "unpaid", review: "cancelled" })).toEqual(["MK3"]);
    expect(await codesOf({ review: "cancelled" })).toEqual(["MK3"]);
    expect(await codesOf({ from: "2026-11-02" })).toEqual(["MK2"]);
    expect(await codesOf({ to: "2026-11-01" })).toEqual(["MK1", "MK3"]);
    expect(await codesOf({ casNumber: "64-17-5" })).toEqual(["MK1"]);
    expect(await codesOf({ productCode: "none" })).toEqual([]);
    expect(await codesOf({ orderCode: " MK2 " })).toEqual(["MK2"]);
    expect(await codesOf({ orderCode: "MK7" })).toEqual([]);
    expect(await codesOf({ receiver: "林", customerOrderNumber: "PO1", page: 2 })).toEqual([]);
    expect(await codesOf({ pageSize: 2, page: 2 })).toEqual(["MK3"]);
    expect(await instruments()).toEqual(["MK5"]);
    expect(await instruments({ relatedOrderCode: "MK2" })).toEqual(["MK5"]);
    expect(await instruments({ relatedOrderCode: "MK1" })).toEqual([]);
  });

  test("the counts of the menu are those of the lists, whatever was cancelled", async () => {
    const counts = (await shop.call(readOrderCount, {}, { token })).data;
    expect({
      total: (await all()).data.total,
      unpaid: (await all({ payment: "unpaid" })).data.total,
      paid: (await all({ payment: "paid" })).data.total,
    }).toEqual(counts);
  });

  test("an order that was cancelled after it was paid, or of which all came back, reads as refunded and counts in the totals", async () => {
    const refund = (columns: { payment: "paid" | "unpaid"; refunded_amount: number }) =>
      shop.database.transact((tx) =>
        tx.updateTable("orders").set(columns).where("id", "=", "3").execute(),
      );
    await refund({ payment: "paid", refunded_amount: 1000 });
    const { data } = await all({ review: "cancelled" });
    expect(data.orders).toMatchObject([{ payStatus: "paid", payStatusName: "已退款" }]);
    expect(data).toMatchObject({ orderTotal: 1000, refundTotal: 1000 });
    await shop.database.transact((tx) =>
      tx.updateTable("orders").set({ review: "reviewed" }).where("id", "=", "3").execute(),
    );
    const reviewed = (await all({ review: "reviewed" })).data.orders;
    expect(reviewed.find(({ orderId }) => orderId === "3")?.payStatusName).toBe("已退款");
    await shop.database.transact((tx) =>
      tx.updateTable("orders").set({ review: "cancelled" }).where("id", "=", "3").execute(),
    );
    await refund({ payment: "unpaid", refunded_amount: 0 });
    expect((await all({ review: "cancelled" })).data).toMatchObject({ orderTotal: 0, total: 1 });
  });

  test("a part of a code, a CAS number, a product's name or a receiver finds orders", async () => {
    await shop.database.transact((tx) =>
      tx
        .updateTable("order_lines")
        .set({ name_zh: "无水乙醇", name_en: "Ethanol, absolute" })
        .where("product_code", "=", "E100001-500mL")
        .execute(),
    );
    expect(await codesOf({ orderCode: "k2" })).toEqual(["MK2"]);
    expect(await codesOf({ productCode: "e100001" })).toEqual(["MK1", "MK3"]);
    expect(await codesOf({ productCode: "乙醇" })).toEqual(["MK1", "MK3"]);
    expect(await codesOf({ productCode: "ETHANOL" })).toEqual(["MK1", "MK3"]);
    expect(await codesOf({ casNumber: "64-17" })).toEqual(["MK1"]);
    expect(await codesOf({ casNumber: "CAS号：000064-17-5" })).toEqual(["MK1"]);
    expect(await codesOf({ productCode: "乙醇", casNumber: "7647" })).toEqual([]);
    expect(await codesOf({ customerOrderNumber: "po" })).toEqual(["MK2", "MK1", "MK3"]);
    expect((await unshipped({ productCode: "100001" })).total).toBe(1);
    expect((await unshipped({ casNumber: "17-5" })).total).toBe(1);
  });

  test("wildcards and long texts in a filter match nothing but themselves", async () => {
    for (const text of ["%", "_", "MK_", "\\", "'", "M%2", "MK2".repeat(40)]) {
      expect(await codesOf({ orderCode: text })).toEqual([]);
      expect(await codesOf({ productCode: text })).toEqual([]);
    }
  });

  test("a row has the possible actions of its order", async () => {
    const [related, reviewed] = (await all()).data.orders;
    expect(reviewed).toMatchObject({
      payStatus: "paid",
      payStatusName: "已付款",
      payMethod: "信用支付",
      isOnCredit: true,
      reviewStatus: "reviewed",
      reviewStatusName: "已审核",
      isReturnable: true,
      isHazardous: false,
      couponId: "",
      relatedOrderId: "",
    });
    expect(reviewed?.invoices).toMatchObject([
      { invoiceCode: "FP1", issuedAt: at("2026-11-03T09:00:00"), amount: 1000 },
      { invoiceCode: "FP2", issuedAt: at("2026-11-05T09:00:00"), amount: 1000 },
    ]);
    expect(reviewed?.invoiceUrls).toEqual([
      "/pdf/invoice/download?order_id=1&type=0&invoice_code=FP1",
      "/pdf/invoice/download?order_id=1&type=0&invoice_code=FP2",
    ]);
    expect(related).toMatchObject({
      relatedOrderId: "5",
      relatedOrderCode: "MK5",
      isReturnable: false,
      invoices: [],
      invoiceUrls: [],
    });
  });

  test("unshipped goods of both kinds are listed by line", async () => {
    const { lines, total, waitingTotal } = await unshipped();
    expect(waitingTotal).toBe(2000);
    expect(total).toBe(2);
    expect(lines).toMatchObject([
      {
        orderCode: "MK5",
        kind: "instrument",
        name: "Stirrer",
        specification: "Volume 5L · Colour white",
      },
      {
        orderCode: "MK1",
        kind: "reagent",
        quantity: 2,
        sentQuantity: 1,
        customerOrderNumber: "PO1",
        customerNumber: "",
      },
    ]);
    expect((await unshipped({ productCode: "E100001-500mL" })).total).toBe(1);
    expect((await unshipped({ casNumber: "7647-14-5" })).total).toBe(0);
    expect((await unshipped({ payment: "unpaid" })).total).toBe(1);
    expect((await unshipped({ pageSize: 1, page: 2 })).lines).toMatchObject([{ orderCode: "MK1" }]);
  });
});
