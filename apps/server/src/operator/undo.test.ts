import { readInvoice, saveInvoice } from "@reagent/api/contract/invoice";
import { readOrder } from "@reagent/api/contract/order";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { onDefaultDatabase } from "../testing/databases.ts";
import { customers, packIds } from "../testing/fixture.ts";
import { operateIn } from "../testing/operate.ts";
import { lineRow, orderRow } from "../testing/orders.ts";
import { openShop, type TestShop } from "../testing/shop.ts";

const PRODUCT = "E100001-500mL";
const ORDER = "MK2026112100001";

onDefaultDatabase((makePlace) => {
  let shop: TestShop;
  let token: string;

  beforeAll(async () => {
    shop = await openShop(makePlace);
    token = await shop.logIn(customers.lin);
  });
  afterAll(() => shop.close());

  const read = () => shop.database.read;
  const operator = (...args: readonly string[]) => operateIn(shop, ...args);
  const order = async () =>
    (await shop.call(readOrder, { isLegacy: false, orderId: "o" }, { token })).data;
  const timeline = async () => (await order()).timeline.map(({ event }) => event);
  const found = async (pattern: RegExp) => pattern.exec(await operator("show", ORDER))?.[0] ?? "";

  /** An unpaid order of three packs at 10.00 yuan, 5.00 off, 10.00 to send. */
  beforeEach(() =>
    shop.database.transact(async (tx) => {
      for (const name of [
        "order_lines",
        "order_events",
        "shipment_lines",
        "shipments",
        "order_invoice_lines",
        "order_invoices",
        "orders",
      ] as const)
        await tx.deleteFrom(name).execute();
      const named = { id: "o", code: ORDER, customer_id: "lin", created_at: shop.clock.now() };
      const sums = { goods_amount: 3000, coupon_amount: 500, freight: 1000, amount: 3500 };
      await tx
        .insertInto("orders")
        .values(orderRow({ ...named, ...sums, is_transfer_chosen: 1 }))
        .execute();
      const line = { order_id: "o", product_code: PRODUCT, product_id: packIds.ethanol500 };
      await tx
        .insertInto("order_lines")
        .values(lineRow({ ...line, quantity: 3, reserved_quantity: 3, amount: 3000 }))
        .execute();
    }),
  );
  const steps = async (...commands: readonly string[]) => {
    for (const command of commands) await operator(...command.split(" "));
  };
  const ship = `ship ${ORDER} --company SF --number`;

  describe("paid-undo", () => {
    test("paid-undo takes back a transfer: the order waits to be paid, and is kept", async () => {
      await steps(`paid ${ORDER}`);
      expect((await order()).payStatus).toBe("paid");
      expect(await operator("paid-undo", ORDER)).toContain("35.00 RMB were not received after all");
      const { payStatus, isTransferAwaited, timeline: events } = await order();
      expect({ payStatus, isTransferAwaited }).toEqual({
        payStatus: "unpaid",
        isTransferAwaited: true,
      });
      expect(events).toMatchObject([
        { event: "paid", payMethod: "线下转账" },
        { event: "payment-undone", amount: 3500 },
      ]);
      expect(await operator("show", ORDER)).toContain("Kept until it is paid.");
      await steps(`paid ${ORDER}`, `review ${ORDER}`);
      await expect(operator("paid-undo", ORDER)).rejects.toThrow("reviewed after it was paid");
    });
  });

  describe("ship-undo", () => {
    test("ship-undo takes back a parcel: its goods wait and are reserved again, and the customer gets a mail", async () => {
      await steps(`paid ${ORDER}`, `review ${ORDER}`, `${ship} 7 --line ${PRODUCT}=2@C1`);
      const parcel = await found(/PK\d+/u);
      expect(await operator("show", parcel.toLowerCase())).toContain(ORDER);
      expect(await operator("ship-undo", parcel)).toContain("its goods wait to be sent");
      const [line] = await read().selectFrom("order_lines").selectAll().execute();
      expect(line).toMatchObject({ sent_quantity: 0, reserved_quantity: 3, state: "open" });
      expect((await order()).hasParcels).toBe(false);
      expect(await timeline()).toEqual(["paid", "reviewed", "shipped", "shipment-undone"]);
      expect((await shop.mails()).at(-1)?.subject).toContain("发货已撤销");
      await expect(operator("ship-undo", parcel)).rejects.toThrow("There is no parcel");
    });

    test("ship-undo is refused where goods of the parcel were refunded, and allowed for another parcel", async () => {
      await steps(
        `paid ${ORDER}`,
        `review ${ORDER}`,
        `${ship} 7 --line ${PRODUCT}=2@C1`,
        `${ship} 8`,
        `refund ${ORDER} ${PRODUCT} 2`,
      );
      const parcels = await read().selectFrom("shipments").selectAll().orderBy("code").execute();
      const [first = "", second = ""] = parcels.map(({ code }) => code);
      await expect(operator("ship-undo", first)).rejects.toThrow("were returned, refunded");
      await operator("ship-undo", second);
      expect(await operator("orders", "--waiting", "shipping")).toContain(ORDER);
    });
  });

  describe("invoices", () => {
    const amounts = () =>
      read()
        .selectFrom("order_invoices")
        .select(["amount", "freight"])
        .orderBy("issued_at")
        .orderBy("amount", "desc")
        .execute();
    const ready = [`paid ${ORDER}`, `review ${ORDER}`, `${ship} 7 --line ${PRODUCT}=1`];

    test("invoices that the tax office has not issued are taken back, in any order", async () => {
      await steps(...ready, `invoice ${ORDER} --sent`);
      const first = await found(/FP\d+/u);
      await steps(`invoice ${ORDER}`, `invoice-undo ${first}`, `invoice ${ORDER}`);
      expect((await timeline()).slice(3)).toEqual([
        "invoiced",
        "invoiced",
        "invoice-undone",
        "invoiced",
      ]);
      const issued = await amounts();
      expect(issued.reduce((total, { amount }) => total + amount, 0)).toBe(3500);
      expect(issued.reduce((total, { freight }) => total + freight, 0)).toBe(1000);
    });

    test("invoices are reversed by a credit note after a refund, and the rest is invoiced again", async () => {
      await steps(...ready, `invoice ${ORDER}`);
      const invoice = await found(/FP\d+/u);
      await steps(`refund ${ORDER} ${PRODUCT} 1`);
      await shop.database.transact((tx) =>
        tx.updateTable("order_invoices").set({ tax_number: "26317000000000000001" }).execute(),
      );
      await expect(operator("invoice-undo", invoice)).rejects.toThrow("needs a credit note");
      const number = "26317000000000000002";
      const credit = ["invoice-credit", invoice, "--date", "2026-11-22", "--number"];
      await expect(operator(...credit, "26317000000000000001")).rejects.toThrow("has this number");
      expect(await operator(...credit, number)).toMatch(/Credit note HZ\d+ reverses invoice FP/u);
      await expect(operator(...credit, "33333333")).rejects.toThrow(
        "reverses this invoice already",
      );
      await steps(`invoice ${ORDER}`);
      const { invoices } = await order();
      const note = invoices.find(({ reverses }) => reverses === invoice);
      expect(note).toMatchObject({ amount: -3500, taxNumber: number });
      expect(invoices.map(({ amount }) => amount).toSorted((a, b) => a - b)).toEqual([
        -3500, 2667, 3500,
      ]);
      await expect(operator("invoice-undo", note?.invoiceCode ?? "")).rejects.toThrow(
        "This is a credit note.",
      );
      await expect(operator("invoice-undo", "FP404")).rejects.toThrow("There is no invoice FP404.");
    });
  });

  test("invoice-unlock lets a customer save invoice information once more", async () => {
    const whole = {
      type: "ordinary",
      title: "燕园试剂公司",
      taxNumber: "91110108MA01ABCD2E",
      bank: "",
      bankAccount: "",
      address: "",
      phone: "",
      email: "",
    } as const;
    await shop.call(saveInvoice, whole, { token });
    expect((await shop.call(saveInvoice, whole, { token })).code).not.toBe(200);
    expect(await operator("invoice-unlock", customers.lin)).toContain("enter the invoice");
    await expect(operator("invoice-unlock", customers.lin)).rejects.toThrow("that is locked");
    expect((await shop.call(readInvoice, {}, { token })).data).toMatchObject({
      type: "blank",
      title: "燕园试剂公司",
    });
    expect((await shop.call(saveInvoice, whole, { token })).code).toBe(200);
  });

  test("invoice-method decides which types of invoice a customer can choose, and keeps a saved one", async () => {
    const wang = await shop.logIn(customers.wang);
    const invoice = async () => (await shop.call(readInvoice, {}, { token: wang })).data;
    const save = async (type: "ordinary" | "all-electronic-ordinary") =>
      (
        await shop.call(
          saveInvoice,
          {
            type,
            title: "燕园试剂公司",
            taxNumber: "91110108MA01ABCD2E",
            bank: "",
            bankAccount: "",
            address: "",
            phone: "",
            email: "wang@shop.example",
          },
          { token: wang },
        )
      ).code;
    expect(await operator("invoice-method", customers.wang, "all-electronic")).toMatch(
      /^Invoices +nothing saved, by the method all-electronic$/mu,
    );
    expect(await invoice()).toMatchObject({ type: "blank", method: "all-electronic" });
    expect(await save("ordinary")).toBe(400);
    expect(await operator("invoice-method", customers.wang, "other")).not.toContain("stays until");
    expect(await save("ordinary")).toBe(200);
    expect(await operator("invoice-method", customers.wang, "all-electronic")).toContain(
      "The saved type, ordinary, stays until operator invoice-unlock.",
    );
    expect(await invoice()).toMatchObject({ type: "ordinary", method: "all-electronic" });
    await operator("invoice-unlock", customers.wang);
    expect(await save("all-electronic-ordinary")).toBe(200);
    await expect(operator("invoice-method", customers.wang, "post")).rejects.toThrow(
      "Allowed choices are electronic, all-electronic, other.",
    );
  });
});
