import { sql } from "kysely";
import { Migrator } from "kysely/migration";
import type { Migration } from "kysely/migration";
import type { Database } from "./database.ts";
import * as catalogue from "./migrations/0001-catalogue.ts";
import * as customers from "./migrations/0002-customers.ts";
import { searchMigration } from "./migrations/0003-search.ts";
import * as filings from "./migrations/0004-filings.ts";
import * as customerDetails from "./migrations/0005-customer-details.ts";
import * as profile from "./migrations/0006-profile.ts";
import * as mail from "./migrations/0007-mail.ts";
import * as addresses from "./migrations/0008-addresses.ts";
import * as orders from "./migrations/0009-orders.ts";
import * as orderMails from "./migrations/0010-order-mails.ts";
import * as gateway from "./migrations/0011-gateway.ts";
import * as orderInvoices from "./migrations/0012-order-invoices.ts";

const migrationsFor = (kind: Database["kind"]): Record<string, Migration> => ({
  "0001-catalogue": catalogue,
  "0002-customers": customers,
  "0003-search": searchMigration(kind),
  "0004-filings": filings,
  "0005-customer-details": customerDetails,
  "0006-profile": profile,
  "0007-mail": mail,
  "0008-addresses": addresses,
  "0009-orders": orders,
  "0010-order-mails": orderMails,
  "0011-gateway": gateway,
  "0012-order-invoices": orderInvoices,
});

/** Runs pending migrations. Throws the first failure; a failed migration is rolled back. */
export async function migrate(database: Database): Promise<void> {
  await database.administer(async (administered) => {
    const migrator = new Migrator({
      db: administered,
      provider: { getMigrations: async () => migrationsFor(database.kind) },
    });
    const { error } = await migrator.migrateToLatest();
    if (error) {
      throw error;
    }
  });
}

/** Names of the migrations that have not run on this database. Throws when it does not answer. */
export async function pendingMigrations({ kind, read }: Database): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(read);
  const done = new Set(rows.map(({ name }) => name));
  return Object.keys(migrationsFor(kind)).filter((name) => !done.has(name));
}
