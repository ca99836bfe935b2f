import { randomUUID } from "node:crypto";
import type { Database } from "../database/database.ts";
import type { LedgerAccount } from "../database/schema-customer.ts";
import { balanceOf, book } from "../ordering/balance/ledger.ts";
import { lineRow, orderRow } from "./orders.ts";

type OrderValues = Partial<Parameters<typeof orderRow>[0]>;

/** Functions to change and read customers' money in tests. */
export function accountsIn(database: Database, now: () => number) {
  let count = 0;
  return {
    /** Adds an unpaid order of 10.00 yuan, of lin by default, newer than the previous ones. Returns its id. */
    place: async (values: OrderValues = {}): Promise<string> => {
      count += 1;
      const id = values.id ?? randomUUID();
      const code = `MK-${id}`;
      const row = orderRow({ customer_id: "lin", created_at: now() + count, ...values, id, code });
      await database.transact(async (tx) => {
        await tx.insertInto("orders").values(row).execute();
        await tx
          .insertInto("order_lines")
          .values(lineRow({ order_id: id, product_code: "E100001-500mL", product_id: 11 }))
          .execute();
      });
      return id;
    },
    /** Adds a reagent order and a linked instrument order. Returns their ids. */
    placePair: async (reagents: number, instruments: number): Promise<[string, string]> => {
      const [first, second] = [randomUUID(), randomUUID()];
      const at = { created_at: now() };
      const values = [
        orderRow({
          id: first,
          code: `${first}-1`,
          customer_id: "lin",
          related_order_id: second,
          ...at,
          amount: reagents,
          goods_amount: reagents,
        }),
        orderRow({
          id: second,
          code: `${first}-2`,
          customer_id: "lin",
          related_order_id: first,
          ...at,
          kind: "instrument",
          amount: instruments,
          goods_amount: instruments,
        }),
      ];
      await database.transact((tx) => tx.insertInto("orders").values(values).execute());
      return [first, second];
    },
    /** Adds money to an account, or used credit. */
    give: (customerId: string, amount: number, account: LedgerAccount = "prepay") =>
      database.transact((tx) =>
        book(tx, { customerId, account, amount, reason: "opening", now: now() }),
      ),
    balance: (customerId: string, account: LedgerAccount = "prepay"): Promise<number> =>
      balanceOf(database.read, customerId, account),
    limits: (customerId: string, credit: number, second = 0) =>
      database.transact((tx) =>
        tx
          .updateTable("customers")
          .set({ credit_limit: credit, second_credit_limit: second })
          .where("id", "=", customerId)
          .execute(),
      ),
    order: (id: string) =>
      database.read.selectFrom("orders").selectAll().where("id", "=", id).executeTakeFirstOrThrow(),
    set: (id: string, values: OrderValues) =>
      database.transact((tx) =>
        tx.updateTable("orders").set(values).where("id", "=", id).execute(),
      ),
    events: async (id: string): Promise<string[]> => {
      const rows = await database.read
        .selectFrom("order_events")
        .select("event")
        .where("order_id", "=", id)
        .orderBy("position")
        .execute();
      return rows.map(({ event }) => event);
    },
    /** Deletes all orders, payments and money. */
    clear: () =>
      database.transact(async (tx) => {
        for (const table of [
          "simulated_payments",
          "payment_notices",
          "payment_returns",
          "payments",
          "ledger_entries",
          "orders",
        ] as const) {
          await tx.deleteFrom(table).execute();
        }
      }),
  };
}
