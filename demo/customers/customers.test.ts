import { readdir } from "node:fs/promises";
import { isLegacy } from "@reagent/domain/order";
import { RETURN_STATUSES } from "@reagent/domain/return";
import type { Database } from "@reagent/server/database/database";
import { loadCatalogue } from "@reagent/server/import/load/load";
import { lapseOrders } from "@reagent/server/ordering/orders/lapse";
import { readOwnEnquiries } from "@reagent/server/ordering/quotes/own-enquiries";
import { isPassword } from "@reagent/server/sessions/password";
import { onDefaultDatabase } from "@reagent/server/testing/databases";
import { openServicesAt } from "@reagent/server/testing/services";
import { afterAll, beforeAll, expect, test } from "vitest";
import { demoCatalogue } from "../catalogue.ts";
import { DEMO_PASSWORD, demoCustomers, prepareDemoCustomers } from "./customers.ts";

const now = Date.parse("2026-11-21T03:00:00Z");
const CUSTOMER = "demo@kedu.example";

onDefaultDatabase((makePlace) => {
  let shop: Awaited<ReturnType<typeof openServicesAt>>;
  let database: Database;
  let catalogue: Awaited<ReturnType<typeof demoCatalogue>>;

  const prepare = () => prepareDemoCustomers(shop.services);
  const ordersOf = (email: string) =>
    database.read
      .selectFrom("orders")
      .innerJoin("customers", "customers.id", "orders.customer_id")
      .selectAll("orders")
      .where("customers.email", "=", email)
      .orderBy("orders.created_at")
      .orderBy("orders.code")
      .execute();
  const entriesOf = (account: "prepay" | "credit") =>
    database.read
      .selectFrom("ledger_entries")
      .innerJoin("customers", "customers.id", "ledger_entries.customer_id")
      .select(["amount", "order_id", "reason"])
      .where("customers.email", "=", CUSTOMER)
      .where("account", "=", account)
      .orderBy("ledger_entries.created_at")
      .execute();

  beforeAll(async () => {
    shop = await openServicesAt(makePlace, now);
    ({ database } = shop.services);
    catalogue = await demoCatalogue();
    await loadCatalogue(database, catalogue);
    await prepare();
  });
  afterAll(() => shop.close());

  test("the ordinary demo customer has orders in every state, on more than one page", async () => {
    const orders = await ordersOf(CUSTOMER);
    const lines = await database.read.selectFrom("order_lines").selectAll().execute();
    const linesOf = (id: string) => lines.filter(({ order_id }) => order_id === id);
    const invoices = await database.read.selectFrom("order_invoices").select("order_id").execute();
    const invoicesOf = (id: string) => invoices.filter(({ order_id }) => order_id === id);
    const states: Readonly<Record<string, (order: (typeof orders)[number]) => boolean>> = {
      unpaid: ({ review, payment }) => review === "pending" && payment === "unpaid",
      paid: ({ review, payment }) => review === "pending" && payment === "paid",
      reviewed: ({ review, id }) =>
        review === "reviewed" && linesOf(id).every(({ sent_quantity }) => sent_quantity === 0),
      "cancelled unpaid": ({ review, payment }) => review === "cancelled" && payment === "unpaid",
      "cancelled and refunded": ({ review, refunded_amount, amount }) =>
        review === "cancelled" && refunded_amount === amount,
      "part-shipped": ({ id }) =>
        linesOf(id).some((line) => line.sent_quantity > 0 && line.state === "open"),
      "with a terminated line": ({ id }) => linesOf(id).some(({ state }) => state === "terminated"),
      refunded: ({ review, refunded_amount }) => review === "reviewed" && refunded_amount > 0,
      hazardous: ({ filing }) => filing !== null,
      "on credit": ({ credit_owed }) => credit_owed > 0,
      "by transfer": ({ paid_by }) => paid_by === "transfer",
      invoiced: ({ id }) => invoicesOf(id).length === 1,
      "invoiced in parts": ({ id }) => invoicesOf(id).length > 1,
      "with a coupon": ({ coupon_id, coupon_amount }) => coupon_id !== null && coupon_amount > 0,
      "mixed, unpaid": ({ related_order_id, payment }) =>
        related_order_id !== null && payment === "unpaid",
      "mixed, paid": ({ related_order_id, payment }) =>
        related_order_id !== null && payment === "paid",
      "of instruments": ({ kind }) => kind === "instrument",
      "from before 2024": ({ created_at }) => isLegacy(created_at),
    };
    const missing = Object.keys(states).filter(
      (name) => !orders.some(states[name] ?? (() => false)),
    );
    expect(missing).toEqual([]);
    expect(
      orders.filter(({ kind, created_at }) => kind === "reagent" && !isLegacy(created_at)).length,
    ).toBeGreaterThan(10);
    expect(orders.every(({ created_at }) => created_at < now)).toBe(true);
    expect((await ordersOf("university@kedu.example")).length).toBeGreaterThan(0);
    expect(await ordersOf("new@kedu.example")).toEqual([]);
  });

  test("parcels of the demo have a courier, and batches of their items that were produced before", async () => {
    const parcels = await database.read
      .selectFrom("shipments")
      .innerJoin("orders", "orders.id", "shipments.order_id")
      .innerJoin("customers", "customers.id", "orders.customer_id")
      .innerJoin("shipment_lines", "shipment_lines.shipment_code", "shipments.code")
      .innerJoin("order_lines", (join) =>
        join
          .onRef("order_lines.order_id", "=", "shipment_lines.order_id")
          .onRef("order_lines.position", "=", "shipment_lines.position"),
      )
      .leftJoin("batches", "batches.code", "shipment_lines.batch_code")
      .leftJoin("items", "items.id", "batches.item_id")
      .select([
        "orders.kind",
        "orders.created_at",
        "customers.email",
        "shipments.order_id",
        "shipments.code",
        "shipments.express_company",
        "shipments.express_number",
        "shipments.shipped_at",
        "shipment_lines.position",
        "shipment_lines.batch_code",
        "order_lines.item_code",
        "batches.produced_at",
        "items.code as batch_item",
      ])
      .execute();
    for (const parcel of parcels) {
      expect([parcel.express_company, parcel.express_number]).not.toContain("");
      const hasBatch = parcel.kind === "reagent" && !isLegacy(parcel.created_at);
      expect(parcel.batch_item).toBe(hasBatch ? parcel.item_code : null);
      expect(parcel.produced_at ?? 0).toBeLessThan(parcel.shipped_at);
    }
    const batches = Map.groupBy(parcels, ({ code, position }) => `${code} ${position}`);
    expect(Math.max(...[...batches.values()].map(({ length }) => length))).toBe(2);
    for (const kind of ["reagent", "instrument"]) {
      const own = parcels.filter((parcel) => parcel.kind === kind);
      const codesOf = Map.groupBy(own, ({ order_id }) => order_id).values();
      expect([...codesOf].some((each) => new Set(each.map(({ code }) => code)).size > 1)).toBe(
        true,
      );
    }
    const codes = new Set(
      parcels.filter(({ email }) => email === CUSTOMER).map((parcel) => parcel.code),
    );
    expect(codes.size).toBeGreaterThan(10);
  });

  test("the ordinary demo customer has a return in every status, one with stored files", async () => {
    const returns = await database.read
      .selectFrom("returns")
      .innerJoin("customers", "customers.id", "returns.customer_id")
      .selectAll("returns")
      .where("customers.email", "=", CUSTOMER)
      .execute();
    expect(returns.map(({ status }) => status).toSorted()).toEqual(RETURN_STATUSES.toSorted());
    expect(returns.every(({ created_at }) => created_at < now)).toBe(true);
    const files = await database.read.selectFrom("uploads").selectAll().execute();
    const processed = returns.find(({ status }) => status === "processing");
    const ofReturns = files.filter(({ slot }) => slot === "return");
    expect(ofReturns.map(({ return_id }) => return_id)).toEqual([processed?.id, processed?.id]);
    expect((await readdir(shop.uploads)).toSorted()).toEqual(files.map(({ id }) => id).toSorted());
  });

  test("the demo customers' payments and refunds add up", async () => {
    const orders = await ordersOf(CUSTOMER);
    const prepaid = await entriesOf("prepay");
    let balance = 0;
    for (const { amount } of prepaid) {
      balance += amount;
      expect(balance).toBeGreaterThanOrEqual(0);
    }
    for (const order of orders.filter(({ paid_by }) => paid_by === "balance")) {
      const own = prepaid.filter(({ order_id }) => order_id === order.id);
      expect(own.reduce((sum, { amount }) => sum + amount, 0)).toBe(
        order.refunded_amount - order.amount,
      );
    }
    const owed = orders.reduce((sum, { credit_owed }) => sum + credit_owed, 0);
    const used = (await entriesOf("credit")).reduce((sum, { amount }) => sum + amount, 0);
    expect(used).toBe(owed);
  });

  test("the customers of the demo log in with its password, and were activated by the code of a mail", async () => {
    const rows = await database.read
      .selectFrom("customers")
      .select(["email", "password_hash", "is_active", "lapses_at"])
      .execute();
    expect(rows.map(({ email }) => email).toSorted()).toEqual(
      demoCustomers.map(({ email }) => email).toSorted(),
    );
    for (const { password_hash, is_active, lapses_at } of rows) {
      expect([is_active, lapses_at]).toEqual([1, null]);
      expect(await isPassword(DEMO_PASSWORD, password_hash)).toBe(true);
    }
    const codes = await database.read.selectFrom("one_time_codes").select("used_at").execute();
    expect(codes.map(({ used_at }) => used_at)).toEqual(demoCustomers.map(() => now));
  });

  test("a second start leaves the demo orders unchanged", async () => {
    const before = await ordersOf(CUSTOMER);
    await database.transact((tx) =>
      tx
        .updateTable("orders")
        .set({ note: "changed" })
        .where("id", "=", before[0]?.id ?? "")
        .execute(),
    );
    await prepare();
    const after = await ordersOf(CUSTOMER);
    expect(after).toEqual(before.with(0, { ...before[0], note: "changed" } as never));
  });

  test("the ordinary demo customer has an enquiry in each state, and the others none", async () => {
    const customers = await database.read.selectFrom("customers").select(["id", "email"]).execute();
    const enquiriesOf = async (email: string) => {
      const id = customers.find((row) => row.email === email)?.id ?? "";
      const call = { params: { page: 1, pageSize: 10 }, customer: { id }, now };
      const { enquiries } = await readOwnEnquiries(
        call as Parameters<typeof readOwnEnquiries>[0],
        database.read,
      );
      return enquiries.map(({ answeredAt, quoteState }) => [
        answeredAt === null ? "waits" : "answered",
        quoteState,
      ]);
    };
    expect(await enquiriesOf(CUSTOMER)).toEqual([
      ["waits", "none"],
      ["answered", "open"],
      ["answered", "none"],
      ["answered", "expired"],
    ]);
    expect(await enquiriesOf("new@kedu.example")).toEqual([]);
  });

  test("the demo sends no mail, and leaves the stock of its goods as its files say", async () => {
    const mails = await database.read.selectFrom("outgoing_mails").selectAll().execute();
    expect(mails).toEqual([]);
    const { items, instruments } = catalogue;
    const skus = instruments.flatMap((instrument) => instrument.skus);
    const expected = [...items.flatMap(({ packs }) => packs), ...skus];
    const stored = [
      ...(await database.read.selectFrom("packs").select(["code", "stock"]).execute()),
      ...(await database.read.selectFrom("instrument_skus").select(["code", "stock"]).execute()),
    ];
    const stocks = new Map(stored.map(({ code, stock }) => [code, stock]));
    expect(expected.length).toBeGreaterThan(1000);
    for (const { code, stock } of expected) expect(stocks.get(code)).toBe(stock);
  });

  test("the demo keeps unpaid orders, a pair among them, after the term of the others", async () => {
    const waiting = async () =>
      (await ordersOf(CUSTOMER)).filter(
        ({ review, payment }) => review === "pending" && payment === "unpaid",
      );
    const before = await waiting();
    const clock = { now: () => now + 365 * 24 * 60 * 60 * 1000, pause: async () => {} };
    await lapseOrders({ database, clock });
    expect(await waiting()).toEqual(before);
    expect(before.some((order) => order.related_order_id !== null)).toBe(true);
    expect((await ordersOf("university@kedu.example")).map(({ review }) => review)).toContain(
      "cancelled",
    );
  });
});
