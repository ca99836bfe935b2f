import { type Kysely, sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { customerRow } from "../testing/customers.ts";
import { onEachDatabase, openFresh } from "../testing/databases.ts";
import { lineRow, orderRow } from "../testing/orders.ts";
import type { Database } from "./database.ts";
import { up } from "./migrations/0012-order-invoices.ts";

onEachDatabase((makePlace) => {
  let database: Database;
  let remove: () => Promise<void>;

  beforeAll(async () => {
    ({ database, remove } = await openFresh(makePlace));
  });
  afterAll(() => remove());

  test("the migration gives an order that was invoiced as a whole one invoice of all its lines", async () => {
    await database.transact(async (tx) => {
      await tx
        .insertInto("customers")
        .values(customerRow({ id: "lin" }))
        .execute();
      const order = { customer_id: "lin", created_at: 0 };
      await tx
        .insertInto("orders")
        .values([
          orderRow({ ...order, id: "billed", code: "MK1" }),
          orderRow({ ...order, id: "open", code: "MK2" }),
        ])
        .execute();
      await tx
        .insertInto("order_lines")
        .values([
          lineRow({ order_id: "billed", product_code: "A", quantity: 3 }),
          lineRow({ order_id: "open", product_code: "A" }),
        ])
        .execute();
    });
    await database.administer(async (administered) => {
      for (const table of ["order_invoices", "order_invoice_lines"])
        await administered.schema.dropTable(table).execute();
      await administered.schema.alterTable("order_lines").dropColumn("invoiced_quantity").execute();
      await administered.schema.alterTable("orders").addColumn("invoiced_at", "bigint").execute();
      await sql`update orders set invoiced_at = 7 where id = 'billed'`.execute(administered);
      await up(administered as unknown as Kysely<unknown>);
    });
    const { read } = database;
    expect(await read.selectFrom("order_invoices").selectAll().execute()).toEqual([
      {
        order_id: "billed",
        code: "FPMK1",
        goods_amount: 1000,
        coupon_amount: 0,
        freight: 0,
        amount: 1000,
        issued_at: 7,
      },
    ]);
    expect(await read.selectFrom("order_invoice_lines").selectAll().execute()).toEqual([
      { order_id: "billed", invoice_code: "FPMK1", position: 0, quantity: 3 },
    ]);
    const lines = read.selectFrom("order_lines").select("invoiced_quantity").orderBy("order_id");
    expect(await lines.execute()).toEqual([{ invoiced_quantity: 3 }, { invoiced_quantity: 0 }]);
  });
});
