import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isLegacy } from "@reagent/domain/order";
import { RETURN_STATUSES } from "@reagent/domain/return";
import type { Database } from "@reagent/server/database/database";
import { loadCatalogue } from "@reagent/server/import/load/load";
import { lapseOrders } from "@reagent/server/ordering/orders/lapse";
import { openFiles } from "@reagent/server/ports/files/files";
import { openVault } from "@reagent/server/sessions/vault";
import { onDefaultDatabase, openFresh } from "@reagent/server/testing/databases";
import { afterAll, beforeAll, expect, test } from "vitest";
import { demoCatalogue } from "../catalogue.ts";
import { prepareDemoCustomers } from "./customers.ts";

const now = Date.parse("2026-11-21T03:00:00Z");
const CUSTOMER = "demo-ordinary";

onDefaultDatabase((makePlace) => {
  let database: Database;
  let remove: () => Promise<void>;
  let folder: string;

  const prepare = () =>
    prepareDemoCustomers(database, {
      now,
      vault: openVault("key-of-a-test"),
      files: openFiles(folder),
    });
  const ordersOf = (id: string) =>
    database.read
      .selectFrom("orders")
      .selectAll()
      .where("customer_id", "=", id)
      .orderBy("created_at")
      .orderBy("id")
      .execute();
  const entriesOf = (account: "prepay" | "credit") =>
    database.read
      .selectFrom("ledger_entries")
      .select(["amount", "order_id", "reason"])
      .where("customer_id", "=", CUSTOMER)
      .where("account", "=", account)
      .orderBy("created_at")
      .execute();

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "reagent-demo-"));
    ({ database, remove } = await openFresh(makePlace));
    await loadCatalogue(database, await demoCatalogue());
    await prepare();
  });
  afterAll(async () => {
    await remove();
    await rm(folder, { recursive: true, force: true });
  });

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
    expect((await ordersOf("demo-university")).length).toBeGreaterThan(0);
    expect(await ordersOf("demo-new")).toEqual([]);
  });

  test("parcels of the demo have a courier, and batches of their items that were produced before", async () => {
    const parcels = await database.read
      .selectFrom("shipments")
      .innerJoin("orders", "orders.id", "shipments.order_id")
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
      parcels.filter(({ order_id }) => order_id.startsWith(CUSTOMER)).map((parcel) => parcel.code),
    );
    expect(codes.size).toBeGreaterThan(10);
  });

  test("the ordinary demo customer has a return in every status, one with stored files", async () => {
    const returns = await database.read
      .selectFrom("returns")
      .selectAll()
      .where("customer_id", "=", CUSTOMER)
      .execute();
    expect(returns.map(({ status }) => status).toSorted()).toEqual(RETURN_STATUSES.toSorted());
    expect(returns.every(({ created_at }) => created_at < now)).toBe(true);
    await prepare();
    const files = await database.read.selectFrom("uploads").selectAll().execute();
    const processed = returns.find(({ status }) => status === "processing");
    expect(files.map(({ return_id }) => return_id)).toEqual([processed?.id, processed?.id]);
    expect((await readdir(folder)).toSorted()).toEqual(files.map(({ id }) => id).toSorted());
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
    expect((await ordersOf("demo-university")).map(({ review }) => review)).toContain("cancelled");
  });
});
