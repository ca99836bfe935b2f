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
import * as browseEvents from "./migrations/0020-browse-events.ts";
import * as sessions from "./migrations/0021-sessions.ts";
import * as unpaidOrders from "./migrations/0023-unpaid-orders.ts";
import * as chosenTransfer from "./migrations/0025-chosen-transfer.ts";
import * as precursors from "./migrations/0026-precursors.ts";
import * as filingReviews from "./migrations/0027-filing-reviews.ts";
import * as hazardNumbers from "./migrations/0030-hazard-numbers.ts";
import * as partnerSheets from "./migrations/0030-partner-sheets.ts";
import * as structures from "./migrations/0032-structures.ts";
import * as spectrumConditions from "./migrations/0034-spectrum-conditions.ts";
import * as parcelBatches from "./migrations/0035-parcel-batches.ts";
import * as enquiries from "./migrations/0036-enquiries.ts";
import * as returns from "./migrations/0037-returns.ts";
import * as orderMailsSwitch from "./migrations/0039-order-mails-switch.ts";
import * as orchard from "./migrations/0043-orchard.ts";
import * as branches from "./migrations/0047-branches.ts";
import * as content from "./migrations/0048-content.ts";
import * as ownBranches from "./migrations/0049-own-branches.ts";
import * as enquiriesByAddress from "./migrations/0050-enquiries-by-address.ts";
import * as quotes from "./migrations/0051-quotes.ts";
import * as paperAward from "./migrations/0053-paper-award.ts";
import * as listingColumns from "./migrations/0054-listing-columns.ts";
import * as canonicalStructures from "./migrations/0056-canonical-structures.ts";
import * as stockAlerts from "./migrations/0057-stock-alerts.ts";
import * as shoppingLists from "./migrations/0060-shopping-lists.ts";
import * as registeredBrowser from "./migrations/0061-registered-browser.ts";
import * as terms from "./migrations/0062-terms.ts";
import * as giftOrderDeadline from "./migrations/0063-gift-order-deadline.ts";

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
  "0020-browse-events": browseEvents,
  "0021-sessions": sessions,
  "0023-unpaid-orders": unpaidOrders,
  "0025-chosen-transfer": chosenTransfer,
  "0026-precursors": precursors,
  "0027-filing-reviews": filingReviews,
  "0030-hazard-numbers": hazardNumbers,
  "0030-partner-sheets": partnerSheets,
  "0032-structures": structures,
  "0034-spectrum-conditions": spectrumConditions,
  "0035-parcel-batches": parcelBatches,
  "0036-enquiries": enquiries,
  "0037-returns": returns,
  "0039-order-mails-switch": orderMailsSwitch,
  "0043-orchard": orchard,
  "0047-branches": branches,
  "0048-content": content,
  "0049-own-branches": ownBranches,
  "0050-enquiries-by-address": enquiriesByAddress,
  "0051-quotes": quotes,
  "0053-paper-award": paperAward,
  "0054-listing-columns": listingColumns,
  "0056-canonical-structures": canonicalStructures,
  "0057-stock-alerts": stockAlerts,
  "0060-shopping-lists": shoppingLists,
  "0061-registered-browser": registeredBrowser,
  "0062-terms": terms,
  "0063-gift-order-deadline": giftOrderDeadline,
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
