import { codes } from "@reagent/api/contract/envelope";
import type { InvoiceSplit } from "@reagent/domain/invoice-split";
import * as fc from "fast-check";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Database } from "../../../database/database.ts";
import type { LedgerAccount } from "../../../database/schema-customer.ts";
import { onEachDatabase, onlyOnDefault } from "../../../testing/databases.ts";
import { packIds } from "../../../testing/fixture.ts";
import { lineRow, orderRow } from "../../../testing/orders.ts";
import type { TestShop } from "../../../testing/shop.ts";
import { openShop } from "../../../testing/shop.ts";
import { book } from "../../balance/ledger.ts";
import { cancelOrder } from "./cancel.ts";
import { closeOrder } from "./close.ts";
import { invoiceOrder } from "./issue-invoice.ts";
import { refundGoods } from "./refund.ts";
import { reviewOrder } from "./review.ts";
import { shipOrder } from "./ship.ts";
import { terminateLine } from "./terminate.ts";

const doing = { now: Date.parse("2026-11-21T03:00:00Z"), language: "en" } as const;
const CODE = "E100001-500mL";
const OTHER = "S100003-500g";

onEachDatabase((makePlace, kind) => {
  let shop: TestShop;
  let database: Database;

  beforeAll(async () => {
    shop = await openShop(makePlace);
    database = shop.database;
  });
  afterAll(() => shop.close());

  /** Adds an order, paid on credit by option: three packs at 10.00 and one at 25.50, coupon 5.00, freight 2.00. */
  const place = (payment: "unpaid" | "balance" | "credit") =>
    database.transact(async (tx) => {
      for (const table of ["shipment_lines", "shipments", "order_lines", "order_events"] as const)
        await tx.deleteFrom(table).execute();
      await tx.deleteFrom("orders").execute();
      await tx.deleteFrom("ledger_entries").execute();
      const isPaid = payment !== "unpaid";
      await tx
        .insertInto("orders")
        .values(
          orderRow({
            id: "o",
            code: "MK1",
            customer_id: "lin",
            created_at: doing.now,
            payment: isPaid ? "paid" : "unpaid",
            paid_by: isPaid ? payment : null,
            credit_owed: payment === "credit" ? 5250 : 0,
            goods_amount: 5550,
            coupon_amount: 500,
            freight: 200,
            amount: 5250,
          }),
        )
        .execute();
      await tx
        .insertInto("order_lines")
        .values([
          lineRow({
            order_id: "o",
            product_code: CODE,
            product_id: packIds.ethanol500,
            quantity: 3,
            reserved_quantity: 2,
            amount: 3000,
          }),
          lineRow({ order_id: "o", product_code: OTHER, position: 1, price: 2550, amount: 2550 }),
        ])
        .execute();
      if (payment === "credit") {
        const entry = { customerId: "lin", account: "credit", reason: "payment" } as const;
        await book(tx, { ...entry, amount: 5250, orderId: "o", now: doing.now });
      }
    });
  const issue = (extent: "all" | "sent") =>
    database.transact(
      async (tx) => (await invoiceOrder(tx, { orderId: "o", extent }, doing))[0].code,
    );
  const invoiced = async () => {
    const rows = await database.read
      .selectFrom("order_invoices")
      .select("amount")
      .orderBy("code")
      .execute();
    return rows.map(({ amount }) => amount);
  };
  const order = () =>
    database.read.selectFrom("orders").selectAll().where("id", "=", "o").executeTakeFirstOrThrow();
  const accounts = async () => {
    const rows = await database.read
      .selectFrom("ledger_entries")
      .select((of) => ["account", of.fn.sum<number>("amount").as("sum")])
      .where("customer_id", "=", "lin")
      .groupBy("account")
      .execute();
    const sums = new Map(rows.map(({ account, sum }) => [account, Number(sum)]));
    const of = (account: LedgerAccount) => sums.get(account) ?? 0;
    return { prepay: of("prepay"), credit: of("credit"), integral: of("integral") };
  };
  const stock = async () => {
    const { stock: left } = await database.read
      .selectFrom("packs")
      .select("stock")
      .where("id", "=", packIds.ethanol500)
      .executeTakeFirstOrThrow();
    return left;
  };
  const review = () => database.transact((tx) => reviewOrder(tx, "o", doing));
  const send = (...lines: readonly (readonly [string, number])[]) =>
    database.transact((tx) =>
      shipOrder(
        tx,
        {
          orderId: "o",
          expressCompany: "Express",
          expressNumber: "7",
          lines: lines.map(([productCode, quantity]) => ({
            productCode,
            quantity,
            batchCode: "C1",
          })),
        },
        doing,
      ),
    );
  const terminate = (productCode: string) =>
    database.transact((tx) => terminateLine(tx, { orderId: "o", productCode }, doing));
  const takeBack = (productCode: string, quantity: number) =>
    database.transact((tx) => refundGoods(tx, { orderId: "o", productCode, quantity }, doing));
  const events = async () => {
    const rows = await database.read
      .selectFrom("order_events")
      .select("event")
      .where("order_id", "=", "o")
      .orderBy("position")
      .execute();
    return rows.map(({ event }) => event);
  };

  onlyOnDefault(kind, () => {
    describe("a placed order", () => {
      beforeEach(() => place("balance"));

      test("a placed order is reviewed once after it is paid, and earns a point for each yuan", async () => {
        await review();
        expect(await accounts()).toEqual({ prepay: 0, credit: 0, integral: 52 });
        await expect(review()).rejects.toMatchObject({ code: codes.locked });
        await place("unpaid");
        await expect(review()).rejects.toMatchObject({ code: codes.locked });
      });

      test("a placed order is shipped in parts, and never beyond the unsent quantity", async () => {
        await expect(send()).rejects.toMatchObject({ code: codes.locked });
        await review();
        const first = await send([CODE, 2]);
        expect(first).toMatch(/^PK20261121\d{5}$/u);
        await expect(send([CODE, 2])).rejects.toMatchObject({ code: codes.badRequest });
        await expect(send(["NONE", 1])).rejects.toMatchObject({ code: codes.badRequest });
        const second = await send();
        expect(second).not.toBe(first);
        await expect(send()).rejects.toMatchObject({ code: codes.locked });
        const sent = await database.read
          .selectFrom("shipment_lines")
          .select(["shipment_code", "position", "quantity", "batch_code"])
          .orderBy("shipment_code")
          .orderBy("position")
          .execute();
        expect(sent).toEqual([
          { shipment_code: first, position: 0, quantity: 2, batch_code: "C1" },
          { shipment_code: second, position: 0, quantity: 1, batch_code: "" },
          { shipment_code: second, position: 1, quantity: 1, batch_code: "" },
        ]);
        expect(await events()).toEqual(["reviewed", "shipped", "shipped"]);
      });

      test("a placed order returns money, points and reserved stock of a terminated line", async () => {
        const before = await stock();
        await review();
        await send([CODE, 1]);
        expect(await terminate(CODE)).toBe(1820);
        expect(await stock()).toBe(before + 1);
        expect(await accounts()).toEqual({ prepay: 1820, credit: 0, integral: 34 });
        expect(await takeBack(CODE, 1)).toBe(910);
        await expect(takeBack(CODE, 1)).rejects.toMatchObject({ code: codes.badRequest });
        expect(await order()).toMatchObject({ refunded_amount: 2730 });
      });

      test("a placed order is cancelled on closing before its review, and has its unsent part terminated after it", async () => {
        expect(await database.transact((tx) => closeOrder(tx, "o", doing))).toBe(5250);
        expect(await order()).toMatchObject({ review: "cancelled", refunded_amount: 5250 });
        await place("balance");
        await review();
        expect(await database.transact((tx) => closeOrder(tx, "o", doing))).toBe(5250);
        expect(await order()).toMatchObject({ review: "reviewed", refunded_amount: 5250 });
        expect(await accounts()).toEqual({ prepay: 5250, credit: 0, integral: 0 });
      });

      test("a placed order is invoiced once after its review", async () => {
        await expect(issue("all")).rejects.toMatchObject({ code: codes.locked });
        await review();
        await issue("all");
        expect(await invoiced()).toEqual([5250]);
        await expect(issue("all")).rejects.toMatchObject({ code: codes.locked });
      });

      describe("that is invoiced in groups", () => {
        const split = (
          invoice_split: InvoiceSplit,
          change: { fund?: string; hazardous_number?: string },
        ) =>
          database.transact(async (tx) => {
            await tx.updateTable("orders").set({ invoice_split }).execute();
            await tx
              .updateTable("order_lines")
              .set({ fund: "", ...change })
              .where("position", "=", 1)
              .execute();
          });
        const positionsOf = async () => {
          const rows = await database.read
            .selectFrom("order_invoice_lines")
            .select(["invoice_code", "position"])
            .orderBy("invoice_code")
            .orderBy("position")
            .execute();
          return [...Map.groupBy(rows, (row) => row.invoice_code).values()].map((lines) =>
            lines.map(({ position }) => position),
          );
        };

        test.each([
          ["fund", { fund: "22105001" }],
          ["hazard", { hazardous_number: "2568" }],
        ] as const)(
          "by %s, has one for each, which add up to what was paid",
          async (by, change) => {
            await place("balance");
            await split(by, change);
            await review();
            await issue("all");
            // 30.00 less 2.70 plus 2.00, and 25.50 less 2.30.
            expect(await invoiced()).toEqual([2930, 2320]);
            expect(await positionsOf()).toEqual([[0], [1]]);
            await expect(issue("all")).rejects.toMatchObject({ code: codes.locked });
          },
        );

        test.each(["fund", "hazard"] as const)(
          "by %s, has one where all belong together",
          async (by) => {
            await place("balance");
            await split(by, {});
            await review();
            await issue("all");
            expect(await invoiced()).toEqual([5250]);
          },
        );
      });

      test("a placed order is invoiced by shipment, up to the paid amount less refunds", async () => {
        await review();
        await expect(issue("sent")).rejects.toMatchObject({ code: codes.locked });
        await send([CODE, 2]);
        await issue("sent");
        await expect(issue("sent")).rejects.toMatchObject({ code: codes.locked });
        await terminate(CODE);
        await issue("all");
        const { amount, refunded_amount } = await order();
        expect(await invoiced()).toEqual([2020, 2320]);
        expect(2020 + 2320).toBe(amount - refunded_amount);
      });
    });
  });

  test("parallel transitions happen once", async () => {
    await place("credit");
    const tried = await Promise.allSettled([
      ...Array.from({ length: 8 }, () => review()),
      ...Array.from({ length: 8 }, () => database.transact((tx) => cancelOrder(tx, "o", doing))),
    ]);
    expect(tried.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    const { review: state, credit_owed } = await order();
    const expected =
      state === "cancelled" ? { credit: 0, integral: 0 } : { credit: 5250, integral: 52 };
    expect(await accounts()).toEqual({ prepay: 0, ...expected });
    expect(credit_owed).toBe(expected.credit);
  });

  onlyOnDefault(kind, () => {
    test("every sequence of transitions keeps money and points balanced", async () => {
      const steps = {
        review,
        cancel: () => database.transact((tx) => cancelOrder(tx, "o", doing)),
        close: () => database.transact((tx) => closeOrder(tx, "o", doing)),
        invoice: () => issue("all"),
        invoiceSent: () => issue("sent"),
        send: () => send([CODE, 1]),
        sendRest: () => send(),
        sendOther: () => send([OTHER, 1]),
        terminate: () => terminate(CODE),
        terminateOther: () => terminate(OTHER),
        takeBack: () => takeBack(CODE, 1),
        takeBackOther: () => takeBack(OTHER, 1),
      };
      const names = Object.keys(steps) as (keyof typeof steps)[];
      const sequence = fc.array(fc.constantFrom(...names), { maxLength: 12 });
      const payment = fc.constantFrom("unpaid" as const, "balance" as const, "credit" as const);
      await fc.assert(
        fc.asyncProperty(payment, sequence, async (how, taken) => {
          await place(how);
          const stockBefore = await stock();
          for (const name of taken) {
            await steps[name]().catch((failure: { code?: number }) => {
              if (failure.code !== codes.locked && failure.code !== codes.badRequest) throw failure;
            });
          }
          const row = await order();
          const { prepay, credit, integral } = await accounts();
          expect(credit).toBe(row.credit_owed);
          expect(prepay).toBe(row.refunded_amount - (how === "credit" ? 5250 - credit : 0));
          const cost = row.amount - row.refunded_amount;
          expect(cost).toBeGreaterThanOrEqual(0);
          expect(integral).toBe(row.review === "reviewed" ? Math.floor(cost / 100) : 0);
          const line = await database.read
            .selectFrom("order_lines")
            .select(["reserved_quantity", "sent_quantity"])
            .where("position", "=", 0)
            .executeTakeFirstOrThrow();
          const returned = (await stock()) - stockBefore;
          expect(returned + line.reserved_quantity + Math.min(2, line.sent_quantity)).toBe(2);
        }),
        { numRuns: 40 },
      );
    });

    test("every transition of an unknown order is refused", async () => {
      await expect(database.transact((tx) => cancelOrder(tx, "none", doing))).rejects.toMatchObject(
        {
          code: codes.notFound,
        },
      );
    });
  });
});
