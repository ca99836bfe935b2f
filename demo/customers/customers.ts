import { addFavourite } from "@reagent/api/contract/favourite";
import { activate, register } from "@reagent/api/contract/registration";
import type { Services } from "@reagent/server/calls/call";
import type { Tx } from "@reagent/server/database/database";
import { writeCode } from "@reagent/server/ports/mail/code-mail";
import { isSet, listIn, readRows } from "../rows.ts";
import { addDemoAddresses } from "./addresses.ts";
import { addDemoBalances, type Owner } from "./balances.ts";
import { divideDemoStock } from "./batch-stocks.ts";
import { DemoShop } from "./demo-shop.ts";
import { addDemoEnquiries } from "./enquiries.ts";
import { addDemoFilings } from "./filings.ts";
import { addDemoGiftOrders } from "./gift-orders.ts";
import { packOf } from "./goods.ts";
import { addDemoLists } from "./lists.ts";
import { addDemoOrders } from "./orders.ts";
import { addGoods } from "./placing.ts";
import { addDemoPlans } from "./plans.ts";
import { addDemoStockAlerts } from "./stock-alerts.ts";

/** The password of all demo customers, which is printed at start. */
export const DEMO_PASSWORD = "kedu-2026";

/** A customer of the demo: a row of `customers.csv`. */
export type DemoCustomer = ReturnType<typeof readCustomers>[number];

/** The demo customers, each with an account of its own. */
export const demoCustomers: readonly DemoCustomer[] = readCustomers();

function readCustomers() {
  return readRows(new URL("customers.csv", import.meta.url), [
    "email",
    "name",
    "mobile",
    "company",
    "sex",
    "province",
    "city",
    "district",
    "address",
    "zip",
    "category",
    "invoice_title",
    "invoice_tax",
    "invoice_again",
    "credit",
    "second_credit",
    "may_download",
    "may_print_waybills",
    "favourites",
    "cart",
    "waits_for",
    "has_arrived",
    "about",
  ]);
}

/**
 * Registers missing demo customers, with all that they and the operator have done, and lets all of them log in. The catalogue must be
 * the demo's.
 */
export async function prepareDemoCustomers(
  services: Services,
): Promise<{ password: string; accounts: typeof demoCustomers }> {
  const now = services.clock.now();
  const emails = demoCustomers.map(({ email }) => email);
  await services.database.transact(async (tx) => {
    await tx.updateTable("customers").set({ is_active: 1 }).where("email", "in", emails).execute();
    const known = await tx
      .selectFrom("customers")
      .select("email")
      .where("email", "in", emails)
      .execute();
    const missing = demoCustomers.filter(({ email }) => !known.some((row) => row.email === email));
    await withoutMails(tx, async () => {
      const shop = new DemoShop(services, tx);
      for (const customer of missing) await addCustomer(shop, customer, now);
      // After their orders, of which parcels of the past have batches that need not be on the shelf now.
      if (missing.length === emails.length) await divideDemoStock(tx);
    });
  });
  return { password: DEMO_PASSWORD, accounts: demoCustomers };
}

/** Deletes the mails that work has queued: demo customers have no mailbox. */
async function withoutMails(tx: Tx, work: () => Promise<void>): Promise<void> {
  const waiting = await tx.selectFrom("outgoing_mails").select("id").execute();
  await work();
  const ids = waiting.map(({ id }) => id);
  await tx
    .deleteFrom("outgoing_mails")
    .$if(ids.length > 0, (query) => query.where("id", "not in", ids))
    .execute();
}

async function addCustomer(shop: DemoShop, customer: DemoCustomer, now: number): Promise<void> {
  const { email, waits_for: open, has_arrived: sent } = customer;
  const owner = await registerCustomer(shop, customer, now);
  await addDemoAddresses(shop, email, now);
  await addDemoFilings(shop, email, now);
  await addDemoBalances(shop, owner, now);
  await addDemoOrders(shop, owner, now);
  if (isSet(customer.invoice_again)) await shop.operate(now, "invoice-unlock", email);
  await addDemoGiftOrders(shop, owner, now);
  await addDemoLists(shop, email, now);
  await addDemoPlans(shop, email, now);
  await addDemoEnquiries(shop, email, now);
  if (open !== "") await addDemoStockAlerts(shop, email, { open, sent }, now);
  await addFavourites(shop, customer, now);
  await fillCart(shop, customer, now);
}

/** Registers a customer and activates the account; the operator gives it credit and what else its row says. */
async function registerCustomer(
  shop: DemoShop,
  {
    email,
    sex,
    credit,
    second_credit,
    may_download,
    may_print_waybills,
    ...customer
  }: DemoCustomer,
  now: number,
): Promise<Owner> {
  await shop.call(
    register,
    {
      ...customer,
      email,
      password: DEMO_PASSWORD,
      passwordConfirmation: DEMO_PASSWORD,
      sex: sex === "female" || sex === "male" ? sex : "",
      invoiceTitle: customer.invoice_title,
      invoiceTax: customer.invoice_tax,
      area: "",
      phone: "",
      extension: "",
      fax: "",
      source: "",
      isAgreed: true,
    },
    { now },
  );
  await shop.call(activate, { code: await mailedCode(shop, email, now) }, { now });
  if (credit !== "") await shop.operate(now, "credit", email, "--limit", credit);
  if (second_credit !== "")
    await shop.operate(now, "credit", email, "--limit", second_credit, "--second");
  if (isSet(may_download)) await shop.operate(now, "download-right", email, "on");
  if (isSet(may_print_waybills)) await shop.operate(now, "waybill-right", email, "on");
  const { id } = await shop.tx
    .selectFrom("customers")
    .select("id")
    .where("email", "=", email)
    .executeTakeFirstOrThrow();
  return { id, email };
}

/** The code of the activation mail that waits to be sent. */
async function mailedCode({ tx }: DemoShop, email: string, now: number): Promise<string> {
  const mail = await tx
    .selectFrom("outgoing_mails")
    .selectAll()
    .where("recipient", "=", email)
    .where("kind", "=", "activate")
    .executeTakeFirstOrThrow();
  const written = await writeCode(tx, { ...mail, kind: "activate" }, { now, publicUrl: "" });
  return /[?&]code=([\w-]+)/u.exec(written?.text ?? "")?.[1] ?? "";
}

/** Adds the first items with the CAS numbers, oldest first. */
async function addFavourites(
  shop: DemoShop,
  { email: by, favourites }: DemoCustomer,
  now: number,
): Promise<void> {
  for (const [index, cas] of listIn(favourites).entries()) {
    const item = await shop.tx
      .selectFrom("items")
      .select("id")
      .where("cas", "=", cas)
      .orderBy("position")
      .limit(1)
      .executeTakeFirst();
    if (item) await shop.call(addFavourite, { itemId: String(item.id) }, { by, now: now + index });
  }
}

/** Puts the first packs with the CAS numbers into the cart, in the quantities after these. */
async function fillCart(
  shop: DemoShop,
  { email: by, cart }: DemoCustomer,
  now: number,
): Promise<void> {
  for (const [index, written] of listIn(cart).entries()) {
    const [cas = "", quantity] = written.split(" ");
    const pack = await packOf(shop.tx, cas);
    if (pack) await addGoods(shop, pack, Number(quantity), { by, now: now + index });
  }
}
