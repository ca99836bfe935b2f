import { readCart, uncheckProducts } from "@reagent/api/contract/cart";
import { confirmOrder, createOrder, priceOrder } from "@reagent/api/contract/checkout";
import type { ParamsOf } from "@reagent/api/contract/endpoint";
import { readOrder } from "@reagent/api/contract/order";
import { readInstrumentOrder } from "@reagent/api/contract/order";
import type { PrecursorFilingKind } from "@reagent/domain/filing";
import { ONE_INVOICE } from "@reagent/domain/invoice-split";
import { fen } from "@reagent/domain/money";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { writePrecursor } from "../../customers/precursor.ts";
import { readSettings } from "../../settings/settings.ts";
import { fillCart, giveCoupon, readyToOrder, type Wanted } from "../../testing/checkout.ts";
import { onDefaultDatabase } from "../../testing/databases.ts";
import { completeFiling } from "../../testing/filings.ts";
import { customers, itemIds, packIds, skuIds } from "../../testing/fixture.ts";
import { openShop } from "../../testing/shop.ts";
import type { CallOptions, TestShop } from "../../testing/shop.ts";
import { decideFiling, type FilingDecision } from "../filing/decide.ts";

const reagent = (productId: number, quantity: number, isSelected = true): Wanted => ({
  kind: "reagent",
  productId,
  quantity,
  isSelected,
});
const instrument = (productId: number, quantity: number): Wanted => ({
  kind: "instrument",
  productId,
  quantity,
});

onDefaultDatabase((makePlace) => {
  let shop: TestShop;
  let token: string;
  let addressId: string;
  let beijing: string;
  let othersAddress: string;

  beforeAll(async () => {
    shop = await openShop(makePlace, {
      unpaidOrders: {
        terms: readSettings({}).unpaidOrders.terms,
        limit: { orders: null, lines: null, amount: null },
      },
      heldItems: { itemCodes: ["E100002"], message: { zh: "盘点中", en: "Taking stock" } },
    });
    token = await shop.logIn(customers.lin);
    addressId = await readyToOrder(shop.database, "lin");
    beijing = await readyToOrder(shop.database, "lin", { province: "110000" });
    othersAddress = await readyToOrder(shop.database, "wang");
  });
  afterAll(() => shop.close());
  beforeEach(async () => {
    await shop.database.transact(async (tx) => {
      for (const table of ["order_lines", "order_events", "orders", "coupons"] as const)
        await tx.deleteFrom(table).execute();
      await tx.deleteFrom("precursor_filings").execute();
      await tx.updateTable("packs").set({ stock: 7 }).where("id", "<>", packIds.salt).execute();
      await tx.updateTable("instrument_skus").set({ stock: 7 }).execute();
      await tx
        .updateTable("items")
        .set({ is_drug_precursor: 0, is_explosive_precursor: 0, hazardous_number: null })
        .execute();
    });
    await shop.mails();
  });

  const fill = (...wanted: Wanted[]) => fillCart(shop.database, "lin", wanted);
  const confirm = (options: CallOptions = {}) => shop.call(confirmOrder, {}, { token, ...options });
  const price = (chosen: { addressId?: string; couponId?: string } = {}) =>
    shop.call(priceOrder, { addressId, couponId: "", ...chosen }, { token });
  const submission: Omit<ParamsOf<typeof createOrder>, "addressId"> = {
    couponId: "",
    invoiceAddressId: "",
    customerOrderNumber: "PO-1",
    note: "请轻放",
    ...ONE_INVOICE,
    expectedTotal: null,
  };
  const create = (
    change: Partial<typeof submission> & { addressId?: string } = {},
    options: CallOptions = {},
  ) => shop.call(createOrder, { addressId, ...submission, ...change }, { token, ...options });
  const stored = {
    orders: () => shop.database.read.selectFrom("orders").selectAll().orderBy("code").execute(),
    lines: (orderId: string) =>
      shop.database.read
        .selectFrom("order_lines")
        .selectAll()
        .where("order_id", "=", orderId)
        .orderBy("position")
        .execute(),
    stock: async (id: number) =>
      (
        await shop.database.read
          .selectFrom("packs")
          .select("stock")
          .where("id", "=", id)
          .executeTakeFirstOrThrow()
      ).stock,
  };
  const flag = (
    itemId: number,
    columns: { is_drug_precursor?: 1; is_explosive_precursor?: 1; hazardous_number?: string },
  ) =>
    shop.database.transact((tx) =>
      tx.updateTable("items").set(columns).where("id", "=", itemId).execute(),
    );
  const file = (kind: PrecursorFilingKind = "explosive") =>
    shop.database.transact((tx) =>
      writePrecursor(
        tx,
        { kind, filing: completeFiling, customerId: "lin", language: "zh", now: 0 },
        shop.vault,
      ),
    );
  const decide = async (decision: FilingDecision, kind: PrecursorFilingKind = "explosive") => {
    await shop.database.transact((tx) =>
      decideFiling(tx, { customerId: "lin", filing: kind }, decision, 0),
    );
    await shop.mails();
  };
  const fileAccepted = async (kind: PrecursorFilingKind = "explosive") => {
    await file(kind);
    await decide({ state: "accepted" }, kind);
  };

  describe("the confirmation", () => {
    test("the confirmation of an order has the selected lines with their money, and the choices to make", async () => {
      await fill(
        reagent(packIds.ethanol2500, 2),
        reagent(packIds.salt, 1, false),
        instrument(51, 1),
      );
      const good = await giveCoupon(shop.database, "lin", { reach_amount: 900_000 });
      for (const change of [
        { state: "used" },
        { state: "voided" },
        { ends_at: shop.clock.time },
        { begins_at: shop.clock.time + 1 },
      ] as const)
        await giveCoupon(shop.database, "lin", change);
      await giveCoupon(shop.database, "wang");
      const { data } = await confirm();
      expect(data.reagents).toMatchObject([
        { productCode: "E100001-2.5L", salesPrice: 36_000, total: 72_000, discountRate: 1 },
      ]);
      expect(data.instruments).toMatchObject([{ productCode: "INS-0001-51", total: 10_000 }]);
      expect(data.reagentTotal).toEqual({ goods: 72_000, coupon: 0, freight: 0, payable: 72_000 });
      expect(data.instrumentTotal).toMatchObject({ goods: 10_000, freight: 3000 });
      expect(data.total).toEqual({ goods: 82_000, coupon: 0, freight: 3000, payable: 85_000 });
      expect(data.coupons.map(({ couponId }) => couponId)).toEqual([good]);
      expect(data.addresses.map((each) => each.addressId).toSorted()).toEqual(
        [addressId, beijing].toSorted(),
      );
      expect(data.invoice).toMatchObject({ type: "ordinary" });
      expect(data.invoiceAddress.addressId).toBe("");
    });

    test("the confirmation of an order is refused with 1202 where nothing is selected", async () => {
      await fill(reagent(packIds.ethanol500, 1, false));
      for (const refused of [await confirm(), await price(), await create()])
        expect(refused).toMatchObject({ code: 1202 });
      expect((await confirm({ language: "en" })).message).toContain("cart");
    });

    test("the confirmation of an order has the prices of the customer's group", async () => {
      const university = await shop.logIn(customers.university);
      await fillCart(shop.database, "university", [reagent(packIds.ethanol2500, 1)]);
      const { data } = await confirm({ token: university });
      expect(data.reagents).toMatchObject([{ total: 32_400, discountRate: 0.9 }]);
    });
  });

  describe("the price", () => {
    test("the price of an order depends on the coupon", async () => {
      await fill(reagent(packIds.ethanol500, 1));
      const couponId = await giveCoupon(shop.database, "lin");
      expect((await price()).data.total.payable).toBe(11_500);
      expect((await price({ couponId: "-1" })).data.total.coupon).toBe(0);
      expect((await price({ couponId })).data.reagentTotal).toEqual({
        goods: 10_000,
        coupon: 2000,
        freight: 1500,
        payable: 9500,
      });
    });

    test("the price of an order has one limit: restricted goods first, then held ones, then Beijing", async () => {
      await fill(
        reagent(packIds.ethanol500, 1),
        reagent(packIds.ethanolPure, 1),
        instrument(skuIds.stirrer, 1),
      );
      await flag(itemIds.ethanol, { hazardous_number: "2568" });
      const limit = async () => {
        const { kind, products, message } = (await price({ addressId: beijing })).data.limit;
        return { kind, products: products.map(({ productCode }) => productCode), message };
      };
      expect(await limit()).toMatchObject({ kind: "restricted", products: ["E100001-500mL"] });
      await fileAccepted();
      expect(await limit()).toEqual({
        kind: "custom",
        products: ["E100002-500mL"],
        message: "盘点中",
      });
      await shop.call(uncheckProducts, { productIds: [String(packIds.ethanolPure)] }, { token });
      expect(await limit()).toMatchObject({ kind: "beijing", products: [] });
      expect((await price()).data.limit).toEqual({
        kind: "none",
        products: [],
        message: "",
        filings: [],
      });
    });

    test("the price of an order names products ordered today to the same address, until cancelled or tomorrow", async () => {
      await fill(reagent(packIds.ethanol500, 1), instrument(skuIds.stirrer, 1));
      await create();
      await fill(reagent(packIds.ethanol500, 2), reagent(packIds.salt, 1));
      const repeated = async (to = addressId) =>
        (await price({ addressId: to })).data.repeated.products.map((each) => each.productCode);
      expect(await repeated()).toEqual(["E100001-500mL"]);
      expect((await price()).data.repeated.count).toBe(1);
      expect(await repeated(beijing)).toEqual([]);
      expect(await repeated("")).toEqual([]);
      // 3 o'clock UTC is 11 in Shanghai, whose day ends 13 hours later.
      shop.clock.time += 13 * 60 * 60 * 1000;
      expect(await repeated()).toEqual([]);
      shop.clock.time -= 13 * 60 * 60 * 1000;
      await shop.database.transact((tx) =>
        tx.updateTable("orders").set({ review: "cancelled" }).execute(),
      );
      expect(await repeated()).toEqual([]);
    });
  });

  describe("an order", () => {
    test("an order keeps everything it was placed with after later changes", async () => {
      await fill(reagent(packIds.ethanol2500, 9), reagent(packIds.salt, 1, false));
      const couponId = await giveCoupon(shop.database, "lin");
      const { data } = await create({ couponId, note: "  请轻放 " });
      const [order, ...others] = await stored.orders();
      expect(others).toEqual([]);
      expect(data).toEqual({ orderId: order?.id, kind: "reagent" });
      expect(order).toMatchObject({
        customer_id: "lin",
        kind: "reagent",
        related_order_id: null,
        review: "pending",
        payment: "unpaid",
        goods_amount: 324_000,
        coupon_amount: 2000,
        freight: 0,
        amount: 322_000,
        coupon_id: couponId,
        customer_order_number: "PO-1",
        note: "请轻放",
        filing: null,
        address_id: addressId,
        province_name: "上海市",
        district_name: "浦东新区",
        street: "示例路 1 号",
        phone: "021-55500001",
        invoice_street: "示例路 1 号",
        is_invoice_with_goods: 1,
        invoice_type: "ordinary",
        invoice_tax_number: "91310115DEMO00001X",
        created_at: shop.clock.time,
      });
      expect(order?.code).toMatch(/^MK20261121\d{5}$/);
      expect(await stored.lines(order?.id ?? "")).toMatchObject([
        {
          product_id: packIds.ethanol2500,
          product_code: "E100001-2.5L",
          cas: "64-17-5",
          name_zh: "乙醇",
          pack: "2.5L",
          quantity: 9,
          reserved_quantity: 7,
          list_price: 40_000,
          price: 36_000,
          amount: 324_000,
          customer_item_number: `C-${packIds.ethanol2500}`,
          expected_delivery_en: "7 EA In stock; 2 EA 2 weeks",
          state: "open",
        },
      ]);
      expect(await stored.stock(packIds.ethanol2500)).toBe(0);
      const { reagents } = (await shop.call(readCart, {}, { token })).data;
      expect(reagents.map(({ productCode }) => productCode)).toEqual(["S100003-500g"]);
      const events = await shop.database.read.selectFrom("order_events").selectAll().execute();
      expect(events).toMatchObject([{ order_id: order?.id, event: "placed", position: 0 }]);
      expect((await create({ couponId })).code).toBe(1202);
    });

    test("an order that is invoiced by fund keeps the fund of each line, and another one keeps none", async () => {
      const ethanol = String(packIds.ethanol2500);
      const funds = [
        { kind: "reagent" as const, productId: ethanol, fund: " 22105001 " },
        { kind: "instrument" as const, productId: String(packIds.salt), fund: "of something else" },
      ];
      for (const [invoiceSplit, fund] of [
        ["fund", "22105001"],
        ["hazard", ""],
      ] as const) {
        await fill(reagent(packIds.ethanol2500, 1), reagent(packIds.salt, 1));
        const { data } = await create({ invoiceSplit, funds });
        const lines = await stored.lines(data.orderId);
        expect(lines.map((line) => [line.product_id, line.fund])).toEqual([
          [packIds.ethanol2500, fund],
          [packIds.salt, ""],
        ]);
        const read = await shop.call(
          readOrder,
          { orderId: data.orderId, isLegacy: false },
          { token },
        );
        expect(read.data).toMatchObject({ invoiceSplit, lines: [{ fund }, { fund: "" }] });
      }
    });

    test("the form of an invoice begins with the customer's own e-mail address while none is saved", async () => {
      await fill(instrument(skuIds.stirrerHot, 1));
      const invoices = (type: "blank" | "ordinary") =>
        shop.database.transact((tx) =>
          tx
            .updateTable("invoices")
            .set({ type, email: "" })
            .where("customer_id", "=", "lin")
            .execute(),
        );
      const { type } = (await confirm()).data.invoice;
      expect(type).toBe("ordinary");
      expect((await confirm()).data.invoice.email).toBe("");
      await invoices("blank");
      expect((await confirm()).data.invoice.email).toBe(customers.lin);
      await invoices("ordinary");
    });

    test("an order that is placed in English keeps the Chinese names of regions, which only its page translates", async () => {
      await fill(instrument(skuIds.stirrerHot, 1));
      await shop.database.transact((tx) =>
        tx.updateTable("addresses").set({ street: "1 Sample Road" }).execute(),
      );
      const english = { token, language: "en" } as const;
      const shown = { provinceName: "Shanghai", districtName: "Pudong" };
      const { data: confirmation } = await shop.call(confirmOrder, {}, english);
      expect(confirmation.addresses.find((each) => each.addressId === addressId)).toMatchObject(
        shown,
      );
      const { data } = await create({}, english);
      expect(await stored.orders()).toMatchObject([
        { province_name: "上海市", district_name: "浦东新区", invoice_province_name: "上海市" },
      ]);
      const { orderId } = data;
      expect((await shop.call(readInstrumentOrder, { orderId }, english)).data).toMatchObject({
        ...shown,
        invoiceProvinceName: "Shanghai",
        invoiceDistrictName: "Pudong",
      });
    });

    test("an order of a mixed cart becomes two linked orders with the coupon on the reagents and one mail", async () => {
      await fill(instrument(skuIds.stirrerHot, 2), reagent(packIds.ethanol500, 1));
      const couponId = await giveCoupon(shop.database, "lin");
      const { data } = await create({ couponId });
      const [reagents, instruments, ...others] = await stored.orders();
      expect(others).toEqual([]);
      expect(data).toEqual({ orderId: reagents?.id, kind: "reagent" });
      expect(reagents).toMatchObject({
        kind: "reagent",
        related_order_id: instruments?.id,
        coupon_id: couponId,
        freight: 1500,
        amount: 9500,
      });
      expect(instruments).toMatchObject({
        kind: "instrument",
        related_order_id: reagents?.id,
        coupon_id: null,
        coupon_amount: 0,
        freight: 3000,
        amount: 21_000,
      });
      expect(await stored.lines(instruments?.id ?? "")).toMatchObject([
        { specification_en: '{"Volume":"10L"}', price: 9000, reserved_quantity: 2 },
      ]);
      const [mail, ...mails] = await shop.mails();
      expect(mails).toEqual([]);
      expect(mail?.to).toBe(customers.lin);
      expect(mail?.subject).toContain(`${reagents?.code}、${instruments?.code}`);
      expect(mail?.text).toContain("305.00");
      expect(mail?.text).toContain(`/order_detail/html/${reagents?.id}`);
    });

    test("an order of instruments only is a single instrument order", async () => {
      await fill(instrument(skuIds.stirrer, 1));
      expect((await create()).data.kind).toBe("instrument");
      const [mail] = await shop.mails();
      expect(mail?.text).toContain("/yq_order_detail/html/");
    });

    test("an order has the customer's invoice address where it is chosen", async () => {
      await shop.database.transact(async (tx) => {
        const {
          id: _,
          is_default,
          created_at,
          ...place
        } = await tx
          .selectFrom("addresses")
          .selectAll()
          .where("id", "=", addressId)
          .executeTakeFirstOrThrow();
        const row = { ...place, id: "invoices-of-lin", receiver: "财务处" };
        await tx.insertInto("invoice_addresses").values(row).execute();
      });
      await fill(reagent(packIds.ethanol500, 1));
      expect(await create({ invoiceAddressId: "another's" })).toMatchObject({ code: 1404 });
      expect((await create({ invoiceAddressId: "invoices-of-lin" })).code).toBe(200);
      expect(await stored.orders()).toMatchObject([
        { receiver: "林演示", invoice_receiver: "财务处", is_invoice_with_goods: 0 },
      ]);
    });

    test("an order of hazardous goods has a copy of the filing with sealed ID numbers", async () => {
      await flag(itemIds.ethanol, { is_explosive_precursor: 1 });
      await fileAccepted();
      await fill(reagent(packIds.ethanol500, 1), instrument(skuIds.stirrer, 1));
      expect((await create()).code).toBe(200);
      const [reagents, instruments] = await stored.orders();
      const copied = JSON.parse(reagents?.filing ?? "{}") as { handler_id_number: string };
      expect(copied).toMatchObject({ company: completeFiling.company, handler_name: "林演示" });
      expect(reagents?.filing).not.toContain(completeFiling.handlerIdNumber);
      expect(shop.vault.open(copied.handler_id_number, "handler of lin")).toBe(
        completeFiling.handlerIdNumber,
      );
      expect(instruments?.filing).toBeNull();
    });

    test("an order may have several hundred lines", async () => {
      const many = Array.from({ length: 1200 }, (_, index) => index + 1000);
      await shop.database.transact(async (tx) => {
        const [pack] = await tx
          .selectFrom("packs")
          .selectAll()
          .where("id", "=", packIds.ethanol500)
          .execute();
        if (!pack) throw new Error("there is no pack to copy");
        for (const id of many)
          await tx
            .insertInto("packs")
            .values({ ...pack, id, code: `E100001-${id}` })
            .execute();
      });
      await fill(...many.map((id) => reagent(id, 1)));
      const { data } = await create();
      expect(await stored.lines(data.orderId)).toHaveLength(many.length);
      await shop.database.transact(async (tx) => {
        await tx.deleteFrom("packs").where("id", ">=", 1000).execute();
      });
    });
  });

  describe("an order is refused, and nothing changes,", () => {
    const unchanged = async (refused: { code: number; message: string }, code: number) => {
      expect(refused.code, refused.message).toBe(code);
      expect(await stored.orders()).toEqual([]);
      expect(await stored.stock(packIds.ethanol500)).toBe(7);
      expect((await shop.call(readCart, {}, { token })).data.reagents).toHaveLength(1);
      expect(await shop.mails()).toEqual([]);
      return refused.message;
    };
    beforeEach(() => fill(reagent(packIds.ethanol500, 1)));

    test("an order is refused, and nothing changes, without an address, with another customer's, or with an unknown one", async () => {
      expect(await unchanged(await create({ addressId: "" }), 400)).toBe("请选择收货地址！");
      await unchanged(await create({ addressId: othersAddress }), 1404);
      await unchanged(await create({ addressId: "' or 1=1" }), 1404);
    });

    test("an order is refused, and nothing changes, without invoice information", async () => {
      await fillCart(shop.database, "university", [reagent(packIds.ethanol500, 1)]);
      const university = await shop.logIn(customers.university);
      await shop.database.transact((tx) =>
        tx
          .updateTable("addresses")
          .set({ customer_id: "university" })
          .where("id", "=", othersAddress)
          .execute(),
      );
      const refused = await shop.call(
        createOrder,
        { ...submission, addressId: othersAddress },
        { token: university },
      );
      expect(refused).toMatchObject({ code: 400, message: "请选择开票类型！" });
      await shop.database.transact((tx) =>
        tx
          .updateTable("addresses")
          .set({ customer_id: "wang" })
          .where("id", "=", othersAddress)
          .execute(),
      );
    });

    test("an order is refused, and nothing changes, without a choice of coupon, or with another customer's, an expired or an unreached one", async () => {
      expect(await unchanged(await create({ couponId: "-1" }), 400)).toBe("请选择抵扣券！");
      await unchanged(await create({ couponId: await giveCoupon(shop.database, "wang") }), 1404);
      for (const change of [
        { state: "used" },
        { state: "voided" },
        { ends_at: shop.clock.time },
        { begins_at: shop.clock.time + 1 },
        { reach_amount: 10_001 },
      ] as const) {
        const couponId = await giveCoupon(shop.database, "lin", change);
        await unchanged(await create({ couponId }), 400);
        expect((await price({ couponId })).code).toBe(400);
      }
    });

    test("an order is refused, and nothing changes, with restricted, held or no longer sold goods", async () => {
      await flag(itemIds.ethanol, { is_explosive_precursor: 1 });
      expect(await unchanged(await create(), 400)).toContain("E100001-500mL");
      await fileAccepted();
      await fill(reagent(packIds.ethanolPure, 1));
      expect(await unchanged(await create(), 400)).toBe("盘点中 E100002-500mL");
      for (const [pack, code] of [
        [packIds.onRequest, "S100003-5kg"],
        [packIds.enquiryOnly, "S100003-1kg"],
        [packIds.ether, "E100004-500mL"],
        [packIds.ethanolBulk, "E100001-200L"],
      ] as const) {
        await fill(reagent(pack, 1));
        const { kind, products } = (await price()).data.limit;
        expect([kind, products.map((each) => each.productCode)]).toEqual(["custom", [code]]);
        expect(await unchanged(await create(), 400)).toContain(code);
      }
    });

    test("an order is refused, and nothing changes, for another total than the customer saw, until the customer accepts the new one", async () => {
      const seen = (await price()).data.total.payable;
      const setPrice = (list_price: number) =>
        shop.database.transact((tx) =>
          tx
            .updateTable("packs")
            .set({ list_price })
            .where("id", "=", packIds.ethanol500)
            .execute(),
        );
      await setPrice(12_000);
      expect(await unchanged(await create({ expectedTotal: seen }), 1410)).toContain("金额有变化");
      const now = (await price()).data.total.payable;
      expect(now).not.toBe(seen);
      await unchanged(await create({ expectedTotal: fen(now - 1) }), 1410);
      expect((await create({ expectedTotal: now })).code).toBe(200);
      expect(await stored.orders()).toMatchObject([{ amount: now }]);
      await setPrice(10_000);
    });

    test("an order is refused, and nothing changes, with regulated goods until the filing of their kind is accepted", async () => {
      const missing = async () => {
        const { limit } = (await price()).data;
        return [limit.kind, limit.filings.map(({ kind, state }) => `${kind} ${state}`)];
      };
      await flag(itemIds.ethanol, { is_drug_precursor: 1 });
      expect(await missing()).toEqual(["restricted", ["drug none"]]);
      expect(await unchanged(await create(), 400)).toContain("易制毒化学品：未备案");
      await fileAccepted("explosive");
      expect(await missing()).toEqual(["restricted", ["drug none"]]);
      await file("drug");
      expect(await missing()).toEqual(["restricted", ["drug pending"]]);
      expect(await unchanged(await create(), 400)).toContain("易制毒化学品：审核中");
      await decide({ state: "refused", reason: "未盖章" }, "drug");
      expect((await price()).data.limit.filings).toEqual([
        {
          kind: "drug",
          goods: ["drug"],
          state: "refused",
          refusal: "未盖章",
          poisonLicence: "not-required",
        },
      ]);
      expect(await unchanged(await create(), 400)).toContain("易制毒化学品：未通过");
      await fileAccepted("drug");
      expect(await missing()).toEqual(["none", []]);
      await flag(itemIds.ethanol, { is_explosive_precursor: 1 });
      expect(await missing()).toEqual(["none", []]);
      await decide({ state: "refused", reason: "已过期" }, "explosive");
      expect(await missing()).toEqual(["restricted", ["explosive refused"]]);
      await unchanged(await create(), 400);
    });

    test("the cart and the price name a filing by the goods that require it", async () => {
      const named = async () => {
        const { filings } = (await shop.call(readCart, {}, { token })).data;
        return filings.map(({ goods, state }) => `${goods.join("+")} ${state}`);
      };
      const priced = async () => (await price()).data.limit.filings.map(({ goods }) => goods);
      expect(await named()).toEqual([]);
      await flag(itemIds.ethanol, { hazardous_number: "2568" });
      expect(await named()).toEqual(["hazardous none"]);
      expect(await priced()).toEqual([["hazardous"]]);
      expect(await unchanged(await create(), 400)).toContain("危险化学品：未备案");
      await flag(itemIds.ethanol, { is_explosive_precursor: 1 });
      expect(await priced()).toEqual([["explosive"]]);
      await fileAccepted();
      expect(await named()).toEqual(["explosive accepted"]);
      expect(await priced()).toEqual([]);
    });

    test("an order is refused, and nothing changes, with too long remarks or an invalid quantity", async () => {
      const tooLong = await create({ customerOrderNumber: "x".repeat(51) });
      expect(await unchanged(tooLong, 400)).toContain("50");
      expect(await unchanged(await create({ note: "y".repeat(201) }), 400)).toContain("200");
      await fill(reagent(packIds.ethanol500, 0));
      expect(await unchanged(await create(), 400)).toContain("9999");
    });
  });

  test("unselecting removes nothing from the cart, and changes no other customer's", async () => {
    const wang = await shop.logIn(customers.wang);
    await fill(reagent(packIds.ethanol500, 1), reagent(packIds.salt, 1));
    const productIds = [String(packIds.salt), "999999", "x"];
    await shop.call(uncheckProducts, { productIds }, { token: wang });
    const none = await shop.call(uncheckProducts, { productIds: [] }, { token });
    expect(none.code).toBe(200);
    expect((await confirm()).data.reagents).toHaveLength(2);
    await shop.call(uncheckProducts, { productIds }, { token });
    expect((await confirm()).data.reagents).toHaveLength(1);
    expect((await shop.call(readCart, {}, { token })).data.reagents).toHaveLength(2);
  });
});
