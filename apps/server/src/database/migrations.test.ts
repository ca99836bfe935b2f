import { sql } from "kysely";
import { afterEach, describe, expect, test } from "vitest";
import { type FreshPlace, onSqlite } from "../testing/databases.ts";
import { readTableForms, takenAway } from "../testing/table-forms.ts";
import { openDatabase } from "./connection.ts";
import type { Database } from "./database.ts";
import { migrate, migrationNames, oldestFor } from "./migrate.ts";

/** Servers of the versions up to this migration did not run beside newer ones. */
const FIRST_BESIDE = "0063-gift-order-deadline";

onSqlite((makePlace) => {
  let fresh: FreshPlace;
  let database: Database;

  const open = async (template: "empty" | "migrated") => {
    fresh = await makePlace(template);
    database = await openDatabase(fresh.place);
  };
  afterEach(async () => {
    await database.close();
    await fresh.remove();
  });

  test("each migration only adds, or names a migration before it that servers need to run beside it", async () => {
    await open("empty");
    await migrate(database, FIRST_BESIDE);
    const refused: string[] = [];
    let before = await readTableForms(database);
    for (const name of migrationNames.filter((name) => name > FIRST_BESIDE)) {
      await migrate(database, name);
      const after = await readTableForms(database);
      const oldest = await oldestFor(name);
      if (oldest === undefined)
        refused.push(...takenAway(before, after).map((what) => `${name}: ${what}`));
      else if (oldest >= name || !migrationNames.includes(oldest))
        refused.push(`${name}: the migration ${oldest} is not before it`);
      before = after;
    }
    expect(refused).toEqual([]);
  });

  describe("what a change of the tables takes away from servers before it", () => {
    test.each([
      ["nothing, for a new table", [sql`create table added (id text not null)`], []],
      [
        "nothing, for a column that may be null",
        [sql`alter table wishes add column note text`],
        [],
      ],
      [
        "nothing, for a column with a default",
        [sql`alter table wishes add column note text not null default ''`],
        [],
      ],
      [
        "nothing, for a unique column that may be null",
        [
          sql`alter table wishes add column note text`,
          sql`create unique index once on wishes (note)`,
        ],
        [],
      ],
      ["a table", [sql`drop table wishes`], ["the table wishes"]],
      [
        "a renamed column",
        [sql`alter table wishes rename column created_at to wished_at`],
        ["the column wishes.created_at", "rows without wishes.wished_at"],
      ],
      [
        "rows that are alike",
        [sql`create unique index once on wishes (created_at)`],
        ["rows with the same created_at in wishes"],
      ],
    ])(
      "what a change of the tables takes away from servers before it is %s",
      async (_, changes, expected) => {
        await open("migrated");
        const before = await readTableForms(database);
        for (const change of changes) await database.administer((db) => change.execute(db));
        expect(takenAway(before, await readTableForms(database))).toEqual(expected);
      },
    );
  });
});
