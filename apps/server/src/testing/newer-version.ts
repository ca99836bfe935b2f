import { sql } from "kysely";
import type { Database } from "../database/database.ts";
import { requireServer } from "../database/migrate.ts";

/** The migration of a newer version. */
export const LATER = "9999-later";

const CHANGED = ["customers", "cart_lines", "orders", "order_lines", "payments"];

/** Does what the migrations of a newer version would that only add. */
export async function upgradeAsNewer(database: Database): Promise<void> {
  for (const table of CHANGED) {
    await database.administer((db) =>
      sql`alter table ${sql.table(table)} add column of_the_newer text`.execute(db),
    );
  }
  await database.administer((db) =>
    sql`insert into kysely_migration values (${LATER}, '2027-01-01')`.execute(db),
  );
}

/** Does what a migration would that takes away what servers without a migration use. */
export const takeAwayWithout = (database: Database, oldest: string): Promise<void> =>
  database.administer((db) => requireServer(db, oldest));
