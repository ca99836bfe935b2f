import { type Kysely, sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { customerRow } from "../testing/customers.ts";
import { onEachDatabase, openFresh } from "../testing/databases.ts";
import type { Database } from "./database.ts";
import { up as createFilings } from "./migrations/0004-filings.ts";
import { up } from "./migrations/0027-filing-reviews.ts";

onEachDatabase((makePlace) => {
  let database: Database;
  let remove: () => Promise<void>;

  beforeAll(async () => {
    ({ database, remove } = await openFresh(makePlace));
  });
  afterAll(() => remove());

  test("the migration lets all filings wait for the operator, and ends prices by category alone", async () => {
    await database.transact(async (tx) => {
      await tx
        .insertInto("customers")
        .values([
          customerRow({ id: "lin" }),
          customerRow({ id: "wang", category_code: 572, customer_group: "university" }),
        ])
        .execute();
    });
    await database.administer(async (administered) => {
      for (const table of [
        "university_filings",
        "precursor_filings",
        "invoices",
        "uploads",
        "tickets",
      ])
        await administered.schema.dropTable(table).execute();
      const before = administered as unknown as Kysely<unknown>;
      await createFilings(before);
      await sql`insert into precursor_filings values
        ('lin', 'a', 'b', 'sale', 'c', 'd', 'e', 'f', 'g', 'h', 7)`.execute(before);
      await sql`insert into university_filings values
        ('wang', 'a', 'b', 'c', 'd', 'e', 7)`.execute(before);
      await up(before);
    });
    const { read } = database;
    expect(await read.selectFrom("precursor_filings").selectAll().execute()).toMatchObject([
      {
        customer_id: "lin",
        precursor: "explosive",
        company: "a",
        responsible_phone: "h",
        filed_at: 7,
        state: "pending",
        refusal: "",
        decided_at: null,
      },
    ]);
    expect(await read.selectFrom("university_filings").selectAll().execute()).toMatchObject([
      { customer_id: "wang", university: "a", filed_at: 7, state: "pending" },
    ]);
    const groups = read.selectFrom("customers").select("customer_group").distinct();
    expect(await groups.execute()).toEqual([{ customer_group: "" }]);
  });
});
