import { readCart } from "@reagent/api/contract/cart";
import { codes } from "@reagent/api/contract/envelope";
import * as order from "@reagent/api/contract/order";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { balanceOf } from "../../ordering/balance/ledger.ts";
import { noteEvent } from "../../ordering/orders/transitions/timeline.ts";
import { openVault } from "../../sessions/vault.ts";
import { onDefaultDatabase } from "../../testing/databases.ts";
import { customers, packIds, skuIds } from "../../testing/fixture.ts";
import { invoiceRow, lineRow, orderRow } from "../../testing/orders.ts";
import type { TestShop } from "../../testing/shop.ts";
import { openShop } from "../../testing/shop.ts";

const vault = openVault("key-of-personal-data-for-the-tests");
const filing = JSON.stringify({
  customer_id: "lin",
  company: "示例公司",
  address: "示例路 1 号",
  purpose: "sale",
  handler_name: "甲",
  handler_id_number: vault.seal("990001199001010010", "handler of lin"),
  handler_phone: "1",
  responsible_name: "乙",
  responsible_id_number: vault.seal("990001198002020028", "responsible of lin"),
  responsible_phone: "2",
  filed_at: 0,
});

onDefaultDatabase((makePlace) => {
  let shop: TestShop;
  let token: string;
  let others: string;
  let keys = 0;

  beforeAll(async () => {
    shop = await openShop(makePlace);
    token = await shop.logIn(customers.lin);
    others = await shop.logIn(customers.wang);
  });
  afterAll(() => shop.close());

  const once = (by = token) => ({ token: by, requestKey: `key-of-a-test-${++keys}` });
  const balance = () => balanceOf(shop.database.read, "lin", "prepay");
  const stockOf = async (table: "packs" | "instrument_skus", id: number) =>
    (
      await shop.database.read
        .selectFrom(table)
        .select("stock")
        .where("id", "=", id)
        .executeTakeFirstOrThrow()
    ).stock;

  beforeEach(async () => {
    const placed = { customer_id: "lin", created_at: shop.clock.time } as const;
    await shop.database.transact(async (tx) => {
      for (const table of ["order_lines", "order_events", "coupons", "cart_lines"] as const)
        await tx.deleteFrom(table).execute();
      await tx.deleteFrom("orders").execute();
      await tx
        .insertInto("coupons")
        .values({
          id: "c",
          customer_id: "lin",
          reach_amount: 3e3,
          subtract_amount: 500,
          state: "used",
          received_at: 0,
          begins_at: 0,
          ends_at: 9e12,
        })
        .execute();
      await tx
        .insertInto("orders")
        .values([
          orderRow({
            ...placed,
            id: "r",
            code: "MK1",
            related_order_id: "i",
            payment: "paid",
            paid_by: "balance",
            coupon_id: "c",
            goods_amount: 4e3,
            coupon_amount: 500,
            freight: 200,
            amount: 3700,
            filing,
            receiver: "林",
            street: "路 1 号",
            invoice_type: "vat-special",
          }),
          orderRow({
            ...placed,
            id: "i",
            code: "MK2",
            kind: "instrument",
            related_order_id: "r",
            payment: "paid",
            paid_by: "credit",
            credit_owed: 1e3,
          }),
          orderRow({ ...placed, id: "old", code: "MK3", created_at: 0 }),
          orderRow({ ...placed, id: "alone", code: "MK4" }),
          orderRow({ ...placed, id: "others", code: "MK5", customer_id: "wang" }),
        ])
        .execute();
      await tx
        .insertInto("order_lines")
        .values([
          lineRow({
            order_id: "r",
            product_code: "E100001-500mL",
            product_id: packIds.ethanol500,
            quantity: 3,
            reserved_quantity: 2,
            amount: 3e3,
            name_en: "Ethanol",
          }),
          lineRow({
            order_id: "r",
            product_code: "GONE-1",
            position: 1,
            name_zh: "停产品",
          }),
          lineRow({
            order_id: "i",
            product_code: "INS-0001-51",
            product_id: skuIds.stirrer,
            specification_zh: '{"搅拌量":"5L"}',
          }),
          lineRow({ order_id: "alone", product_code: "E100001-500mL" }),
        ])
        .execute();
      const invoice = (code: string, order_id: string) =>
        invoiceRow({ code, order_id, issued_at: 1 });
      await tx
        .insertInto("order_invoices")
        .values([
          invoice("FP1", "r"),
          invoice("FP2", "r"),
          invoice("FP3", "i"),
          invoice("FP4", "others"),
        ])
        .execute();
      await tx
        .insertInto("order_invoice_lines")
        .values({ order_id: "r", invoice_code: "FP1", position: 0, quantity: 2 })
        .execute();
      await noteEvent(tx, "r", "placed", { now: 1000 });
      await noteEvent(tx, "r", "paid", { now: 2000 });
      await noteEvent(tx, "r", "shipped", {
        now: 3000,
        detail: { shipment: "PK1", company: "速运", number: "7" },
      });
      for (const id of ["r", "i"])
        await noteEvent(tx, id, "refunded", { now: 4000, detail: { amount: "12.30" } });
    });
  });

  describe("an order's page", () => {
    test("an order's page has a reagent order with its masked filing and its timeline", async () => {
      const { data } = await shop.call(
        order.readOrder,
        { orderId: "r", isLegacy: false },
        { token, language: "en" },
      );
      expect(data).toMatchObject({
        orderCode: "MK1",
        relatedOrderCode: "MK2",
        payMethod: "Prepaid balance",
        goodsAmount: 4e3,
        couponAmount: 500,
        freight: 200,
        amount: 3700,
        couponDescription: "¥5.00 off ¥30.00 or more",
        invoiceTypeName: "VAT special invoice",
        hasFiling: true,
        purpose: "sale",
        handlerIdNumber: "990***********0010",
        isHazardous: true,
        responsibleIdNumber: "990***********0028",
        buyerCompany: "示例公司",
      });
      expect(data.lines).toMatchObject([
        { productCode: "E100001-500mL", quantity: 3, name: "Ethanol", state: "open" },
        { productCode: "GONE-1", stock: 1 },
      ]);
      expect(data.timeline).toMatchObject([
        { event: "placed", at: 1000, amount: null },
        { event: "paid", payMethod: "Prepaid balance" },
        { event: "shipped", shipmentCode: "PK1", expressCompany: "速运", expressNumber: "7" },
        { event: "refunded", amount: 1230 },
      ]);
    });

    test("an order's page has an instrument order with its attributes", async () => {
      const { data } = await shop.call(order.readInstrumentOrder, { orderId: "i" }, { token });
      expect(data).toMatchObject({ relatedOrderCode: "MK1", isOnCredit: true, hasFiling: false });
      expect(data.lines).toMatchObject([{ attributes: { 搅拌量: "5L" } }]);
    });

    test("an order's page says of a refund whether it reduces what is owed on credit", async () => {
      const refundOf = (timeline: readonly order.OrderEvent[]) =>
        timeline.find(({ event }) => event === "refunded")?.payMethod;
      const onCredit = await shop.call(order.readInstrumentOrder, { orderId: "i" }, { token });
      expect(refundOf(onCredit.data.timeline)).toBe("信用支付");
      const reagent = { orderId: "r", isLegacy: false };
      const toBalance = await shop.call(order.readOrder, reagent, { token });
      expect(refundOf(toBalance.data.timeline)).toBe("");
    });

    test.each([
      ["an unknown one", "x", false],
      ["an old one as a new one", "old", false],
      ["a new one as an old one", "r", true],
      ["an instrument order", "i", false],
    ])("an order's page is refused for %s", async (_, orderId, isLegacy) => {
      const { code } = await shop.call(order.readOrder, { orderId, isLegacy }, { token });
      expect(code).toBe(codes.notFound);
    });

    test("an order's page is refused to other customers", async () => {
      const by = { token: others };
      const asked = [
        await shop.call(order.readOrder, { orderId: "r", isLegacy: false }, by),
        await shop.call(order.readInstrumentOrder, { orderId: "i" }, by),
        await shop.call(order.cancelInstrumentOrder, { orderId: "i" }, once(others)),
        await shop.call(order.cancelOrder, { orderId: "alone" }, once(others)),
        await shop.call(order.reorder, { orderId: "r" }, once(others)),
        await shop.call(
          order.issueOrderPaperTicket,
          { orderId: "r", paper: "confirmation" as const, invoiceCode: "" },
          by,
        ),
        await shop.call(
          order.issueOrderPaperTicket,
          { orderId: "r", paper: "invoice" as const, invoiceCode: "FP1" },
          by,
        ),
      ];
      expect(asked.map(({ code }) => code)).toEqual(asked.map(() => codes.notFound));
    });
  });

  describe("cancelling", () => {
    test("cancelling a reagent order of a pair is refused, since the instrument order cancels both", async () => {
      const asked = await shop.call(order.cancelOrder, { orderId: "r" }, once());
      expect(asked).toMatchObject({ code: codes.locked });
      expect(asked.message).toContain("仪器订单");
      const crossed = await shop.call(order.cancelOrder, { orderId: "i" }, once());
      expect(crossed.code).toBe(codes.notFound);
    });

    test("what cancelling a pair of orders returns is shown before, and is what is returned", async () => {
      const read = async () =>
        (await shop.call(order.readInstrumentOrder, { orderId: "i" }, { token })).data.cancellation;
      const shown = await read();
      expect(shown).toMatchObject({ toBalance: 3700, toCredit: 1000, paid: 4700 });
      expect(shown?.coupon).not.toBe("");
      await shop.call(order.cancelInstrumentOrder, { orderId: "i" }, once());
      expect(await read()).toBeNull();
    });

    test("an unpaid order shows that cancelling it returns nothing, and one of a pair shows nothing", async () => {
      const read = async (orderId: string) =>
        (await shop.call(order.readOrder, { orderId, isLegacy: false }, { token })).data
          .cancellation;
      expect(await read("alone")).toEqual({ paid: 0, toBalance: 0, toCredit: 0, coupon: "" });
      expect(await read("r")).toBeNull();
    });

    test("cancelling a pair of orders returns money, credit, coupon and stock once", async () => {
      const before = { money: await balance(), pack: await stockOf("packs", packIds.ethanol500) };
      const used = await balanceOf(shop.database.read, "lin", "credit");
      const sku = await stockOf("instrument_skus", skuIds.stirrer);
      const key = once();
      const first = await shop.call(order.cancelInstrumentOrder, { orderId: "i" }, key);
      expect(first.data).toEqual({ refunded: 3700 });
      const repeat = await shop.call(order.cancelInstrumentOrder, { orderId: "i" }, key);
      expect(repeat.data).toEqual({ refunded: 3700 });
      expect(await balance()).toBe(before.money + 3700);
      expect(await balanceOf(shop.database.read, "lin", "credit")).toBe(used - 1000);
      expect(await stockOf("packs", packIds.ethanol500)).toBe(before.pack + 2);
      expect(await stockOf("instrument_skus", skuIds.stirrer)).toBe(sku + 1);
      const coupon = await shop.database.read
        .selectFrom("coupons")
        .select("state")
        .executeTakeFirstOrThrow();
      expect(coupon.state).toBe("unused");
      const { data } = await shop.call(
        order.readOrder,
        { orderId: "r", isLegacy: false },
        { token },
      );
      expect(data).toMatchObject({ reviewStatus: "cancelled", refundedAmount: 3700 });
      expect(data.lines.every(({ isCancelled }) => isCancelled)).toBe(true);
      expect(data.timeline.slice(-2)).toMatchObject([
        { event: "cancelled" },
        { event: "refunded", amount: 3700 },
      ]);
      const again = await shop.call(order.cancelInstrumentOrder, { orderId: "i" }, once());
      expect(again.code).toBe(codes.locked);
    });

    test("cancelling an order happens once for twenty parallel calls", async () => {
      const before = await balance();
      const asked = await Promise.all(
        Array.from({ length: 20 }, () =>
          shop.call(order.cancelInstrumentOrder, { orderId: "i" }, once()),
        ),
      );
      expect(asked.filter(({ code }) => code === codes.success)).toHaveLength(1);
      expect(await balance()).toBe(before + 3700);
    });

    test("cancelling an unpaid order refunds nothing", async () => {
      const before = await balance();
      const { data } = await shop.call(order.cancelOrder, { orderId: "alone" }, once());
      expect(data).toEqual({ refunded: 0 });
      expect(await balance()).toBe(before);
    });
  });

  test("reordering adds products that are still sold to the cart, and names the others", async () => {
    const { data } = await shop.call(order.reorder, { orderId: "r" }, once());
    expect(data).toEqual({ added: 1, missing: [{ productCode: "GONE-1", name: "停产品" }] });
    const instruments = await shop.call(order.reorder, { orderId: "i" }, once());
    expect(instruments.data).toEqual({ added: 1, missing: [] });
    const cart = (await shop.call(readCart, {}, { token })).data;
    expect(cart.reagents).toMatchObject([{ productCode: "E100001-500mL", quantity: 3 }]);
    expect(cart.instruments).toMatchObject([{ productCode: "INS-0001-51", quantity: 1 }]);
  });

  describe("papers", () => {
    const ticketFor = (
      orderId: string,
      paper: "confirmation" | "invoice" | "unknown",
      invoiceCode = "",
    ) => shop.call(order.issueOrderPaperTicket, { orderId, paper, invoiceCode }, { token });
    const open = async (url: string): Promise<unknown> => {
      const opened = await shop.server.inject({ method: "GET", url });
      return opened.headers["content-type"] === "application/pdf"
        ? "pdf"
        : opened.json<{ code: number }>().code;
    };

    test("a sales confirmation opens once with its ticket, at the address of the order's kind", async () => {
      for (const [orderId, type] of [
        ["r", "type=0"],
        ["i", "type=1"],
      ] as const) {
        const { url } = (await ticketFor(orderId, "confirmation")).data;
        expect(url).toContain("/pdf/soc/download?order_id=");
        expect(url).toContain(type);
        const opened = await shop.server.inject({ method: "GET", url });
        expect(opened.headers["content-type"]).toBe("application/pdf");
        expect(opened.body.startsWith("%PDF")).toBe(true);
        const again = await shop.server.inject({ method: "GET", url });
        expect(again.json()).toMatchObject({ code: codes.notFound });
      }
    });

    test("the ticket of a paper opens no other order", async () => {
      const { url } = (await ticketFor("r", "confirmation")).data;
      const other = url.replace("order_id=r", "order_id=alone");
      expect((await shop.server.inject({ method: "GET", url: other })).json()).toMatchObject({
        code: codes.notFound,
      });
    });

    test("a ticket of an invoice opens that invoice only", async () => {
      expect((await ticketFor("r", "unknown")).code).toBe(codes.badRequest);
      const { url } = (await ticketFor("r", "invoice", "FP1")).data;
      expect(url).toContain("order_id=r&type=0&ticket=");
      expect(url).toContain("&invoice_code=FP1");
      expect(await open(url)).toBe("pdf");
      expect(await open(url)).toBe(codes.notFound);
      expect(await open((await ticketFor("r", "invoice", "FP2")).data.url)).toBe("pdf");
      for (const change of [
        (ticketed: string) => ticketed.replace("FP1", "FP2"),
        (ticketed: string) => ticketed.replace("/invoice/", "/soc/"),
        (ticketed: string) => ticketed.replace("type=0", "type=1"),
      ]) {
        const ticketed = (await ticketFor("r", "invoice", "FP1")).data.url;
        expect(await open(change(ticketed))).toBe(codes.notFound);
      }
    });

    test.each([
      ["r", "", "no invoice named"],
      ["r", "FP9", "an invoice that there is not"],
      ["r", "FP3", "an invoice of another order"],
      ["r", "FP4", "an invoice of another customer"],
      ["alone", "FP1", "an order without invoices"],
    ])("papers of %s invoice %j issue no ticket: %s", async (orderId, invoiceCode) => {
      expect((await ticketFor(orderId, "invoice", invoiceCode)).code).toBe(codes.notFound);
    });
  });
});
