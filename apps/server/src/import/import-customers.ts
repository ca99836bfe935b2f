import { randomUUID } from "node:crypto";
import { entriesOf } from "@reagent/domain/catalogue-cell";
import type { CustomerRow } from "@reagent/domain/customer-row";
import { INVOICE_METHODS } from "@reagent/domain/invoice";
import { type Fen, fen, parseYuan } from "@reagent/domain/money";
import { accountPeriodFor } from "@reagent/domain/payment";
import type { Selectable } from "kysely";
import { deleteAllLapsed } from "../customers/accounts.ts";
import { makeDefault } from "../customers/addresses.ts";
import { columnOfGroups } from "../customers/groups.ts";
import { nothingSaved } from "../customers/invoices.ts";
import { chunks } from "../database/chunks.ts";
import type { Database, Tx } from "../database/database.ts";
import { isDuplicate } from "../database/failure.ts";
import type { Schema } from "../database/schema.ts";
import { LOAD_TIMEOUT_MS } from "../database/transact.ts";
import { bookAll } from "../ordering/balance/ledger.ts";
import { NO_PASSWORD } from "../sessions/password.ts";
import { CommandError } from "../settings/command-line.ts";
import { balanceIn, collectCustomers, type CollectedCustomer } from "./collect-customers.ts";
import type { Coming } from "./coming.ts";
import type { FileReport } from "./import.ts";
import { readKnownCustomers, readOpeningBalances } from "./known-customers.ts";
import { insertAll } from "./load/write.ts";

/** The outcome of an import of customers. */
export interface CustomerImportReport extends FileReport {
  readonly customers: number;
  readonly newCustomers: number;
  readonly addresses: number;
  /** The opening balances that are booked, one for each customer. */
  readonly balances: readonly Fen[];
}

export interface CustomerImportOptions {
  /** Changes nothing if any row is invalid. */
  readonly isStrict?: boolean;
  /** Only reads the file. */
  readonly isCheck?: boolean;
  /** Epoch milliseconds. */
  readonly now: number;
  /** What other files of a folder bring: groups that discounts will have. The customers of this file are added. */
  readonly coming?: Coming;
}

/** The category of a new account for which the file has none: other. */
const USUAL_CATEGORY = 576;

/**
 * Imports customers with their addresses, in one transaction, also while a server runs. New accounts have no password. Existing ones are
 * changed only by the columns that the file has; an opening balance is booked once for a customer (decisions, customers by file). Throws
 * `UnreadableFile`.
 */
export async function importCustomers(
  database: Database,
  path: string,
  { isStrict = false, isCheck = false, now, coming }: CustomerImportOptions,
): Promise<CustomerImportReport> {
  const own = await readKnownCustomers(database.read, now);
  const groups = [...new Set([...own.groups, ...(coming?.groups ?? [])])].toSorted();
  const known = { ...own, groups };
  const { customers, ...read } = await collectCustomers(path, database.read, known);
  for (const { email } of customers) coming?.customers.add(email);
  const report = {
    ...read,
    customers: customers.length,
    newCustomers: customers.filter(({ id }) => id === undefined).length,
    addresses: customers.flatMap(({ addresses }) => addresses).length,
    balances: customers.flatMap((each) => (each.isBalanceOpen ? [balanceIn(each.account)] : [])),
    isDone: customers.length > 0 && !(isStrict && read.badRows > 0),
  };
  if (!report.isDone || isCheck) return report;
  try {
    await database.transact((tx) => writeCustomers(tx, customers, now), {
      timeoutMs: LOAD_TIMEOUT_MS,
    });
  } catch (failure) {
    if (!isDuplicate(failure)) throw failure;
    throw new CommandError(
      "Nothing was changed: a customer of the file has registered meanwhile. Import the file again.",
    );
  }
  return report;
}

/** Writes as few statements as it can: on the embedded database nobody else writes meanwhile. */
async function writeCustomers(
  tx: Tx,
  customers: readonly CollectedCustomer[],
  now: number,
): Promise<void> {
  const emails = customers.map(({ email }) => email);
  const mobiles = customers.flatMap(({ account: { mobile } }) => mobile || []);
  await deleteAllLapsed(tx, { emails, mobiles }, now);
  const stored = await storedOf(
    tx,
    customers.flatMap(({ id }) => id ?? []),
  );
  const identified = customers.map((customer) => ({
    ...customer,
    id: customer.id ?? randomUUID(),
  }));
  const isNew = ({ id }: Identified) => !stored.has(id);
  await insertAll(
    tx,
    "customers",
    identified.filter(isNew).map(({ id, email, account }) => newRow(id, email, account, now)),
  );
  for (const { id, account } of identified) await changeAccount(tx, account, stored.get(id));
  await writeGroups(tx, identified);
  await writeInvoices(tx, identified, isNew);
  const opened = await readOpeningBalances(tx);
  await bookAll(
    tx,
    identified
      .filter(({ id, account }) => balanceIn(account) > 0 && !opened.has(id))
      .map(({ id, account }) => ({
        customerId: id,
        account: "prepay",
        amount: balanceIn(account),
        reason: "opening",
        note: account.balance_note ?? "",
        now,
      })),
  );
  await addAddresses(tx, identified, now);
}

type Identified = CollectedCustomer & { readonly id: string };

/** The columns of an account that a file can change. */
const CHANGED = [
  "user_name",
  "mobile",
  "company",
  "language",
  "category_code",
  "customer_group",
  "credit_limit",
  "second_credit_limit",
  "account_period",
] as const;

type Stored = Pick<Selectable<Schema["customers"]>, "id" | (typeof CHANGED)[number]>;

async function storedOf(tx: Tx, ids: readonly string[]): Promise<ReadonlyMap<string, Stored>> {
  const found = new Map<string, Stored>();
  for (const some of chunks(ids)) {
    const rows = await tx
      .selectFrom("customers")
      .select(["id", ...CHANGED])
      .where("id", "in", some)
      .execute();
    for (const row of rows) found.set(row.id, row);
  }
  return found;
}

/** An account as it is without a file. */
const USUAL: Omit<Stored, "id"> = {
  user_name: "",
  mobile: "",
  company: "",
  language: "zh",
  category_code: USUAL_CATEGORY,
  customer_group: "",
  credit_limit: 0,
  second_credit_limit: 0,
  account_period: 0,
};

const newRow = (id: string, email: string, account: CustomerRow["account"], now: number) => ({
  ...changedBy(account, USUAL),
  id,
  email,
  password_hash: NO_PASSWORD,
  is_active: 1 as const,
  created_at: now,
});

/** An account with the changes of a file, which has columns for some of it. */
function changedBy(
  account: CustomerRow["account"],
  before: Omit<Stored, "id">,
): Omit<Stored, "id"> {
  const { language, category, account_period: period } = account;
  const limits = {
    credit_limit: limitIn(account.credit_limit) ?? fen(before.credit_limit),
    second_credit_limit: limitIn(account.second_credit_limit) ?? fen(before.second_credit_limit),
  };
  const hasLimits = "credit_limit" in account || "second_credit_limit" in account;
  return {
    user_name: account.name ?? before.user_name,
    mobile: account.mobile ?? before.mobile,
    company: account.company ?? before.company,
    language: language === "zh" || language === "en" ? language : before.language,
    category_code: category ? Number(category) : before.category_code,
    customer_group:
      account.customer_group === undefined
        ? before.customer_group
        : columnOfGroups(entriesOf(account.customer_group)),
    ...limits,
    account_period: accountPeriodFor(
      period ? Number(period) : before.account_period,
      hasLimits ? Object.values(limits) : [],
    ),
  };
}

/** The limit that a cell has; undefined where the file has no such column. */
const limitIn = (text: string | undefined): Fen | undefined =>
  text === undefined ? undefined : (parseYuan(text) ?? fen(0));

/** Changes an account that the shop has, if the file says anything else of it. */
async function changeAccount(
  tx: Tx,
  account: CustomerRow["account"],
  stored: Stored | undefined,
): Promise<void> {
  if (!stored) return;
  const { id, ...before } = stored;
  const after = changedBy(account, before);
  if (CHANGED.every((column) => after[column] === before[column])) return;
  await tx.updateTable("customers").set(after).where("id", "=", id).execute();
}

/** Makes the groups of customers what the file has for them, where it has a column for groups. */
async function writeGroups(tx: Tx, customers: readonly Identified[]): Promise<void> {
  const grouped = customers.filter(({ account }) => account.customer_group !== undefined);
  for (const some of chunks(grouped.map(({ id }) => id)))
    await tx.deleteFrom("customer_groups").where("customer_id", "in", some).execute();
  await insertAll(
    tx,
    "customer_groups",
    grouped.flatMap(({ id, account }) =>
      entriesOf(account.customer_group ?? "").map((group) => ({
        customer_id: id,
        customer_group: group,
      })),
    ),
  );
}

async function writeInvoices(
  tx: Tx,
  customers: readonly Identified[],
  isNew: (customer: Identified) => boolean,
): Promise<void> {
  const { taxNumber, bankAccount, ...nothing } = nothingSaved;
  const invoices = customers.flatMap((customer) => {
    const { invoice_title: title, tax_number, invoice_method } = customer.account;
    const method = INVOICE_METHODS.find((each) => each === invoice_method);
    const changes = {
      ...(invoice_method === undefined ? {} : { method: method ?? nothingSaved.method }),
      ...(title === undefined ? {} : { title }),
      ...(tax_number === undefined ? {} : { tax_number }),
    };
    if (Object.keys(changes).length === 0) return [];
    const blank = { ...nothing, tax_number: taxNumber, bank_account: bankAccount };
    const row = { customer_id: customer.id, ...blank, ...changes };
    return [{ row, changes, isNew: isNew(customer) }];
  });
  await insertAll(
    tx,
    "invoices",
    invoices.filter((invoice) => invoice.isNew).map(({ row }) => row),
  );
  for (const { row, changes } of invoices.filter((invoice) => !invoice.isNew))
    await tx
      .insertInto("invoices")
      .values(row)
      .onConflict((conflict) => conflict.column("customer_id").doUpdateSet(changes))
      .execute();
}

/** Adds addresses; the first one of a customer is the default, unless another is named so. */
async function addAddresses(tx: Tx, customers: readonly Identified[], now: number): Promise<void> {
  const adding = customers.filter(({ addresses }) => addresses.length > 0);
  const withDefault = new Set<string>();
  for (const some of chunks(adding)) {
    const rows = await tx
      .selectFrom("addresses")
      .select("customer_id")
      .where(
        "customer_id",
        "in",
        some.map(({ id }) => id),
      )
      .where("is_default", "=", 1)
      .execute();
    for (const { customer_id } of rows) withDefault.add(customer_id);
  }
  const added = adding.flatMap(({ id: customer_id, addresses }) => {
    const named = addresses.findLastIndex(({ isDefault }) => isDefault);
    const usual = withDefault.has(customer_id) ? -1 : 0;
    const wanted = named === -1 ? usual : named;
    return addresses.map(({ place }, at) => ({
      isDefault: at === wanted,
      row: { ...place, id: randomUUID(), customer_id, is_default: 0 as const, created_at: now },
    }));
  });
  // Those of customers who have a default already take its place one by one.
  const isFirst = ({ isDefault, row }: (typeof added)[number]) =>
    isDefault && !withDefault.has(row.customer_id);
  await insertAll(
    tx,
    "addresses",
    added.map((each) => ({ ...each.row, is_default: isFirst(each) ? 1 : 0 })),
  );
  for (const each of added)
    if (each.isDefault && !isFirst(each)) await makeDefault(tx, each.row.customer_id, each.row.id);
}
