import { DummyDriver, Kysely, SqliteAdapter, SqliteIntrospector } from "kysely";
import { expect, test } from "vitest";
import type { Schema } from "../schema.ts";
import { PlannedOnceCompiler } from "./compiler.ts";

test("a statement has no bare parameter for which SQLite would plan it again: no text and no limit", () => {
  const database = new Kysely<Schema>({
    dialect: {
      createAdapter: () => new SqliteAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (of) => new SqliteIntrospector(of),
      createQueryCompiler: () => new PlannedOnceCompiler(),
    },
  });
  const { sql, parameters } = database
    .selectFrom("cart_lines")
    .select("product_id")
    .where("customer_id", "=", "lin")
    .where("is_selected", "=", 1)
    .limit(20)
    .offset(40)
    .compile();
  expect(sql).toBe(
    'select "product_id" from "cart_lines" where "customer_id" = +? and "is_selected" = ? limit 20 offset ?',
  );
  expect(parameters).toEqual(["lin", 1, 40]);
});
