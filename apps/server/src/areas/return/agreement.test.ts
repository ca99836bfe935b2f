import { codes } from "@reagent/api/contract/envelope";
import { applyForReturn } from "@reagent/api/contract/return";
import * as fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Database, Tx } from "../../database/database.ts";
import { cancelOrder } from "../../ordering/orders/transitions/cancel.ts";
import { refundGoods } from "../../ordering/orders/transitions/refund.ts";
import { reviewOrder } from "../../ordering/orders/transitions/review.ts";
import { shipOrder } from "../../ordering/orders/transitions/ship.ts";
import { takeStock } from "../../ordering/orders/transitions/stock.ts";
import { terminateLine } from "../../ordering/orders/transitions/terminate.ts";
import { undoShipment } from "../../ordering/orders/transitions/undo-shipment.ts";
import { onDefaultDatabase } from "../../testing/databases.ts";
import { customers, packIds } from "../../testing/fixture.ts";
import { lineRow, orderRow } from "../../testing/orders.ts";
import { openShop, type TestShop } from "../../testing/shop.ts";
import { approveReturn, closeReturn, finishReturn, receiveReturn, refuseReturn } from "./steps.ts";

const STEPS = 200;
const ORDERED = 4;
const PRICE = 1000;
const NEWEST = 2;
const PRODUCT = "E100001-500mL";
const BATCHES = ["C1", "C2"] as const;
/** Enough for all steps, in both batches. */
const STOCK = 2000;

/** What a step does; `pick` selects the order or the return, `quantity` the units. */
interface Step {
  readonly name: keyof Steps | "order" | "apply";
  readonly pick: number;
  readonly quantity: number;
}
/** The way to a completed return, which random steps alone seldom go to its end. */
const COMPLETED = (
  ["order", "review", "ship", "apply", "approve", "receive", "restock"] as const
).map((name): Step => ({ name, pick: 0, quantity: 2 }));
type Work = (tx: Tx, id: string, quantity: number) => Promise<unknown>;
type Steps = ReturnType<typeof stepsAt>;

function stepsAt(now: number) {
  const context = { now, language: "en" } as const;
  const kept = { goods: "kept" } as const;
  const sentBack = { goods: "sent-back" } as const;
  return {
    cancel: { of: "order", work: (tx, orderId) => cancelOrder(tx, orderId, context) },
    review: { of: "order", work: (tx, orderId) => reviewOrder(tx, orderId, context) },
    ship: {
      of: "order",
      work: (tx, orderId, quantity) => {
        // Of three, the shop chooses the batches itself; one is sent of another batch than is wanted.
        const batchCode = quantity === 3 ? "" : (BATCHES[quantity % 2] ?? "");
        const lines = [{ productCode: PRODUCT, quantity, batchCode }];
        const courier = { expressCompany: "c", expressNumber: "n" };
        const takesOtherBatch = quantity === 1;
        return shipOrder(tx, { orderId, ...courier, lines, takesOtherBatch }, context);
      },
    },
    "take back": {
      of: "order",
      work: async (tx, orderId) => {
        const parcel = await tx
          .selectFrom("shipments")
          .select("code")
          .where("order_id", "=", orderId)
          .orderBy("code", "desc")
          .executeTakeFirst();
        if (parcel) await undoShipment(tx, parcel.code, context);
      },
    },
    terminate: {
      of: "order",
      work: (tx, orderId) => terminateLine(tx, { orderId, productCode: PRODUCT }, context),
    },
    refund: {
      of: "order",
      work: (tx, orderId, quantity) =>
        refundGoods(tx, { orderId, productCode: PRODUCT, quantity }, context),
    },
    approve: {
      of: "return",
      work: (tx, returnId) => approveReturn(tx, { returnId, ...sentBack }, context),
    },
    "approve kept": {
      of: "return",
      work: (tx, returnId) => approveReturn(tx, { returnId, ...kept }, context),
    },
    refuse: {
      of: "return",
      work: (tx, returnId) => refuseReturn(tx, { returnId, reason: "-" }, context),
    },
    receive: { of: "return", work: (tx, returnId) => receiveReturn(tx, returnId, context) },
    finish: {
      of: "return",
      work: (tx, returnId) => finishReturn(tx, { returnId, isRestocked: false }, context),
    },
    restock: {
      of: "return",
      work: (tx, returnId) => finishReturn(tx, { returnId, isRestocked: true }, context),
    },
    close: { of: "return", work: (tx, returnId) => closeReturn(tx, returnId, context) },
  } satisfies Record<string, { readonly of: "order" | "return"; readonly work: Work }>;
}

onDefaultDatabase((makePlace) => {
  let shop: TestShop;
  let database: Database;
  let token: string;

  beforeAll(async () => {
    shop = await openShop(makePlace);
    ({ database } = shop);
    token = await shop.logIn(customers.lin);
  });
  afterAll(() => shop.close());

  const stock = async () => {
    const row = await database.read
      .selectFrom("packs")
      .select("stock")
      .where("id", "=", packIds.ethanol500)
      .executeTakeFirstOrThrow();
    return row.stock;
  };
  /** The newest orders or returns, so that steps meet. */
  const idsOf = async (table: "orders" | "returns") => {
    const rows = await database.read
      .selectFrom(table)
      .select("id")
      .orderBy("code", "desc")
      .limit(NEWEST)
      .execute();
    return rows.map(({ id }) => id);
  };

  /** Adds a paid order of four packs, whose stock it takes; of the first batch where it is pinned. */
  const order = (id: string, isPinned: boolean) =>
    database.transact(async (tx) => {
      const batchCode = isPinned ? BATCHES[0] : "";
      const amount = ORDERED * PRICE;
      const paid = { payment: "paid", paid_by: "balance" } as const;
      const row = { id, code: id, customer_id: "lin", created_at: shop.clock.time, ...paid };
      await tx
        .insertInto("orders")
        .values(orderRow({ ...row, goods_amount: amount, amount }))
        .execute();
      const line = { order_id: id, product_code: PRODUCT, product_id: packIds.ethanol500 };
      const units = { quantity: ORDERED, reserved_quantity: ORDERED, amount };
      await tx
        .insertInto("order_lines")
        .values(lineRow({ ...line, ...units, pinned_batch: batchCode }))
        .execute();
      const taken = { kind: "reagent", productId: packIds.ethanol500, quantity: ORDERED } as const;
      await takeStock(tx, [{ ...taken, batchCode }]);
    });

  const apply = (orderId: string, quantity: number) =>
    shop.call(
      applyForReturn,
      {
        orderId,
        lines: [
          {
            productCode: PRODUCT,
            productId: String(packIds.ethanol500),
            casNumber: "",
            price: 0 as never,
            quantity,
            batchCode: BATCHES[quantity % 2] ?? "",
            remark: "",
            isOpened: false,
            openedQuantity: 0,
          },
        ],
        reason: "-",
        files: [],
      },
      { token },
    );

  /** Compares the tables of money, points, stock and units with each other. */
  async function expectAgreement(stockBefore: number): Promise<void> {
    const [orders, lines, parcels, returns, entries] = await Promise.all([
      database.read.selectFrom("orders").selectAll().execute(),
      database.read.selectFrom("order_lines").selectAll().execute(),
      database.read.selectFrom("shipment_lines").selectAll().execute(),
      database.read
        .selectFrom("return_lines")
        .innerJoin("returns", "returns.id", "return_lines.return_id")
        .selectAll("return_lines")
        .select("returns.status")
        .execute(),
      database.read.selectFrom("ledger_entries").selectAll().execute(),
    ]);
    let [refunded, points, outside] = [0, 0, 0];
    for (const line of lines) {
      const row = orders.find(({ id }) => id === line.order_id);
      const own = returns.filter(({ order_id }) => order_id === line.order_id);
      const of = (statuses: readonly string[]) =>
        own
          .filter(({ status }) => statuses.includes(status))
          .reduce((sum, { quantity }) => sum + quantity, 0);
      const unsent = line.state === "terminated" ? line.quantity - line.sent_quantity : 0;
      const held = of(["pending", "processing", "completed"]);
      // Units are refunded with a completed return, without any, or as the unsent part.
      expect(line.refunded_quantity).toBeGreaterThanOrEqual(of(["completed"]) + unsent);
      expect(line.refunded_quantity - unsent + of(["pending", "processing"])).toBeLessThanOrEqual(
        line.sent_quantity,
      );
      for (const batchCode of BATCHES) {
        const inBatch = <Row extends { batch_code: string; quantity: number }>(
          rows: readonly Row[],
        ) =>
          rows
            .filter(({ batch_code }) => batch_code === batchCode)
            .reduce((sum, { quantity }) => sum + quantity, 0);
        const sent = parcels.filter(({ order_id }) => order_id === line.order_id);
        const back = own.filter(({ status }) => status !== "terminated" && status !== "closed");
        expect(inBatch(back)).toBeLessThanOrEqual(inBatch(sent));
      }
      expect(held).toBeLessThanOrEqual(line.sent_quantity);
      const isCancelled = row?.review === "cancelled";
      const due = isCancelled ? ORDERED : line.refunded_quantity;
      expect(row?.refunded_amount).toBe(due * PRICE);
      refunded += row?.refunded_amount ?? 0;
      if (row?.review === "reviewed") points += (ORDERED * PRICE - row.refunded_amount) / 100;
      outside += line.reserved_quantity + line.sent_quantity;
    }
    const sumOf = (account: string) =>
      entries
        .filter((entry) => entry.account === account)
        .reduce((sum, { amount }) => sum + amount, 0);
    expect(sumOf("prepay")).toBe(refunded);
    expect(sumOf("integral")).toBe(points);
    expect(await stock()).toBe(stockBefore - outside + restockedUnits);
    // What lies on the shelf is in its batches, but what is ordered of a batch.
    const batches = await database.read.selectFrom("batch_stocks").selectAll().execute();
    const inBatches = batches.reduce((sum, each) => sum + each.stock, 0);
    const ofAnyBatch = lines
      .filter((line) => line.pinned_batch === "")
      .reduce((sum, line) => sum + line.reserved_quantity, 0);
    expect(inBatches).toBe((await stock()) + ofAnyBatch);
    for (const each of batches) expect(each.stock).toBeGreaterThanOrEqual(0);
  }
  let restockedUnits = 0;
  let orders = 0;

  test(`money, points, stock and returned units agree after ${STEPS} random steps of ordering, shipping, returning and cancelling`, async () => {
    const steps = stepsAt(shop.clock.time);
    // Steps on the way to a completed return are taken more often, since most others end an order or a return.
    const onTheWay = ["review", "ship", "approve", "approve kept", "receive", "finish", "restock"];
    const names = (Object.keys(steps) as (keyof Steps)[]).flatMap((name) =>
      Array.from({ length: onTheWay.includes(name) ? 5 : 1 }, () => name),
    );
    const name = fc.oneof(
      { weight: 16, arbitrary: fc.constantFrom(...names) },
      { weight: 1, arbitrary: fc.constant("order" as const) },
      { weight: 5, arbitrary: fc.constant("apply" as const) },
    );
    const step = fc.record({ name, pick: fc.nat(1000), quantity: fc.integer({ min: 1, max: 3 }) });
    const sequence = fc.array(step, { minLength: STEPS, maxLength: STEPS });
    const run = async (name: keyof Steps, pick: number, quantity: number) => {
      const { of, work } = steps[name];
      const ids = await idsOf(of === "order" ? "orders" : "returns");
      const id = ids[pick % Math.max(1, ids.length)];
      if (id === undefined) return;
      const units =
        name === "restock"
          ? await database.read
              .selectFrom("return_lines")
              .select("quantity")
              .where("return_id", "=", id)
              .execute()
          : [];
      const isDone = await database
        .transact((tx) => (work as Work)(tx, id, quantity))
        .then(() => true)
        .catch((failure: { code?: number }) => {
          if (failure.code !== codes.locked && failure.code !== codes.badRequest) throw failure;
          return false;
        });
      if (isDone) restockedUnits += units.reduce((sum, unit) => sum + unit.quantity, 0);
    };
    const take = async (all: readonly Step[]) => {
      for (const { name, pick, quantity } of all) {
        if (name === "order") {
          orders += 1;
          await order(`o${String(orders).padStart(6, "0")}`, orders % 2 === 1);
        } else if (name === "apply") {
          const ids = await idsOf("orders");
          const orderId = ids[pick % Math.max(1, ids.length)];
          if (orderId !== undefined) await apply(orderId, quantity);
        } else {
          await run(name, pick, quantity);
        }
      }
    };
    await fc.assert(
      fc.asyncProperty(sequence, async (all) => {
        await database.transact(async (tx) => {
          await tx.deleteFrom("orders").execute();
          await tx.deleteFrom("ledger_entries").execute();
          await tx.deleteFrom("batch_stocks").execute();
          const [pack_id, kept] = [packIds.ethanol500, STOCK / BATCHES.length];
          await tx.updateTable("packs").set({ stock: STOCK }).where("id", "=", pack_id).execute();
          await tx
            .insertInto("batch_stocks")
            .values(BATCHES.map((batch_code) => ({ pack_id, batch_code, stock: kept })))
            .execute();
        });
        const stockBefore = await stock();
        restockedUnits = 0;
        await take(COMPLETED);
        expect(restockedUnits).toBe(2);
        await take(all);
        await expectAgreement(stockBefore);
      }),
      { numRuns: 3 },
    );
  });
});
