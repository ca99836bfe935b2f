import { currentTermsVersion } from "@reagent/server/content/terms";
import type { Database, Tx } from "@reagent/server/database/database";
import type { Files } from "@reagent/server/ports/files/files";
import { hashPassword } from "@reagent/server/sessions/password";
import type { Vault } from "@reagent/server/sessions/vault";
import { isSet, listIn, readRows } from "../rows.ts";
import { addDemoAddresses } from "./addresses.ts";
import { addDemoBalances } from "./balances.ts";
import { addDemoEnquiries } from "./enquiries.ts";
import { addDemoFilings } from "./filings.ts";
import { addDemoGiftOrders } from "./gift-orders.ts";
import { packOf } from "./goods.ts";
import { addDemoLists } from "./lists.ts";
import { addDemoOrders } from "./orders.ts";
import { addDemoReturnFiles } from "./returns.ts";
import { addDemoStockAlerts } from "./stock-alerts.ts";

/** The password of all demo customers, which is printed at start. */
export const DEMO_PASSWORD = "kedu-2026";

/** A customer of the demo: a row of `customers.csv`. */
export type DemoCustomer = ReturnType<typeof readCustomers>[number];

/** The demo customers, each with an account of its own. */
export const demoCustomers: readonly DemoCustomer[] = readCustomers();

function readCustomers() {
  return readRows(new URL("customers.csv", import.meta.url), [
    "id",
    "email",
    "user_name",
    "mobile",
    "company",
    "sex",
    "province",
    "city",
    "district",
    "address",
    "zip",
    "group",
    "category_code",
    "account_period",
    "may_download",
    "favourites",
    "cart",
    "waits_for",
    "has_arrived",
    "about",
  ]);
}

/** Adds missing demo customers, and lets all of them log in. The catalogue must be the demo's. */
export async function prepareDemoCustomers(
  database: Database,
  { now, vault, files }: { now: number; vault: Vault; files: Files },
): Promise<{ password: string; accounts: typeof demoCustomers }> {
  const ids = demoCustomers.map(({ id }) => id);
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  await database.transact(async (tx) => {
    await tx.updateTable("customers").set({ is_active: 1 }).where("id", "in", ids).execute();
    const known = await tx.selectFrom("customers").select("id").where("id", "in", ids).execute();
    const missing = demoCustomers.filter(({ id }) => !known.some((row) => row.id === id));
    for (const customer of missing) {
      await addCustomer(tx, customer, passwordHash, now);
      await addDemoFilings(tx, { id: customer.id, now }, vault);
      await addDemoEnquiries(tx, { ...customer, now });
    }
    for (const { id, group } of demoCustomers) {
      await addDemoOrders(tx, { id, group, now });
      await addDemoGiftOrders(tx, { id, group, now });
    }
  });
  await addDemoReturnFiles(database, files, ids);
  return { password: DEMO_PASSWORD, accounts: demoCustomers };
}

async function addCustomer(tx: Tx, customer: DemoCustomer, passwordHash: string, now: number) {
  const { id, sex, group, waits_for, has_arrived } = customer;
  await tx
    .insertInto("customers")
    .values({
      id,
      email: customer.email,
      password_hash: passwordHash,
      user_name: customer.user_name,
      mobile: customer.mobile,
      company: customer.company,
      sex: sex === "female" || sex === "male" ? sex : "",
      province: customer.province,
      city: customer.city,
      district: customer.district,
      address: customer.address,
      zip: customer.zip,
      customer_group: group,
      category_code: Number(customer.category_code),
      account_period: Number(customer.account_period),
      may_download: isSet(customer.may_download) ? 1 : 0,
      is_active: 1,
      created_at: now,
      terms_version: await currentTermsVersion(tx),
    })
    .execute();
  await addFavourites(tx, customer, now);
  await addCart(tx, customer, now);
  await addDemoLists(tx, { id, group }, now);
  await addDemoAddresses(tx, id, now);
  await addDemoBalances(tx, id, now);
  if (waits_for !== "")
    await addDemoStockAlerts(tx, { id, now, alerts: { open: waits_for, sent: has_arrived } });
}

/** Adds the first items with the CAS numbers, oldest first. */
async function addFavourites(tx: Tx, { id, favourites }: DemoCustomer, now: number): Promise<void> {
  for (const [index, cas] of listIn(favourites).entries()) {
    const item = await tx
      .selectFrom("items")
      .select("id")
      .where("cas", "=", cas)
      .orderBy("position")
      .limit(1)
      .executeTakeFirst();
    if (item) {
      await tx
        .insertInto("favourites")
        .values({ customer_id: id, item_id: item.id, created_at: now + index })
        .execute();
    }
  }
}

/** Adds the first packs with the CAS numbers, in the quantities after these. */
async function addCart(tx: Tx, { id, group, cart }: DemoCustomer, now: number): Promise<void> {
  for (const [index, written] of listIn(cart).entries()) {
    const [cas = "", quantity] = written.split(" ");
    const pack = await packOf(tx, cas, group);
    if (pack) {
      await tx
        .insertInto("cart_lines")
        .values({
          customer_id: id,
          kind: "reagent",
          product_id: pack.id,
          quantity: Number(quantity),
          customer_item_number: "",
          is_selected: 1,
          created_at: now + index,
        })
        .execute();
    }
  }
}
