import { randomUUID } from "node:crypto";
import type { CustomerRow } from "@reagent/domain/customer-row";
import { type Fen, fen, parseYuan } from "@reagent/domain/money";
import { accountPeriodFor } from "@reagent/domain/payment";
import { deleteLapsed } from "../customers/accounts.ts";
import { makeDefault } from "../customers/addresses.ts";
import { nothingSaved } from "../customers/invoices.ts";
import type { Database, Tx } from "../database/database.ts";
import { isDuplicate } from "../database/failure.ts";
import { LOAD_TIMEOUT_MS } from "../database/transact.ts";
import { book } from "../ordering/balance/ledger.ts";
import { NO_PASSWORD } from "../sessions/password.ts";
import { CommandError } from "../settings/command-line.ts";
import { balanceIn, collectCustomers, type CollectedCustomer } from "./collect-customers.ts";
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
}

/** The category of a new account for which the file has none: other. */
const USUAL_CATEGORY = "576";

/**
 * Imports customers with their addresses, in one transaction, also while a server runs. New accounts have no password. Existing ones are
 * changed only by the columns that the file has; an opening balance is booked once for a customer (decisions, customers by file). Throws
 * `UnreadableFile`.
 */
export async function importCustomers(
  database: Database,
  path: string,
  { isStrict = false, isCheck = false, now }: CustomerImportOptions,
): Promise<CustomerImportReport> {
  const known = await readKnownCustomers(database.read, now);
  const { customers, ...read } = await collectCustomers(path, database.read, known);
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

async function writeCustomers(
  tx: Tx,
  customers: readonly CollectedCustomer[],
  now: number,
): Promise<void> {
  const opened = await readOpeningBalances(tx);
  for (const customer of customers) {
    const { email, account } = customer;
    await deleteLapsed(tx, { email, mobile: account.mobile ?? "" }, { repeated: undefined, now });
    const id = customer.id ?? (await addAccount(tx, customer, now));
    await changeAccount(tx, id, account);
    await writeInvoiceOf(tx, id, account);
    const amount = balanceIn(account);
    if (amount > 0 && !opened.has(id)) {
      const note = account.balance_note ?? "";
      await book(tx, { customerId: id, account: "prepay", amount, reason: "opening", note, now });
    }
    await addAddresses(tx, id, { ...customer, now });
  }
}

async function addAccount(
  tx: Tx,
  { email, account: { category = USUAL_CATEGORY } }: CollectedCustomer,
  now: number,
): Promise<string> {
  const id = randomUUID();
  await tx
    .insertInto("customers")
    .values({
      id,
      email,
      password_hash: NO_PASSWORD,
      user_name: "",
      mobile: "",
      company: "",
      customer_group: "",
      category_code: Number(category),
      is_active: 1,
      created_at: now,
    })
    .execute();
  return id;
}

/** The limit that a cell has; undefined where the file has no such column. */
const limitIn = (text: string | undefined): Fen | undefined =>
  text === undefined ? undefined : (parseYuan(text) ?? fen(0));

/** Changes what the file has columns for. */
async function changeAccount(tx: Tx, id: string, account: CustomerRow["account"]): Promise<void> {
  const { name, mobile, company, language, category, account_period: period } = account;
  const limit = limitIn(account.credit_limit);
  const secondLimit = limitIn(account.second_credit_limit);
  const { account_period, credit_limit, second_credit_limit } = await tx
    .selectFrom("customers")
    .select(["account_period", "credit_limit", "second_credit_limit"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  const limits = {
    credit_limit: limit ?? fen(credit_limit),
    second_credit_limit: secondLimit ?? fen(second_credit_limit),
  };
  const { customer_group } = account;
  await tx
    .updateTable("customers")
    .set({
      ...limits,
      account_period: accountPeriodFor(
        period ? Number(period) : account_period,
        limit === undefined && secondLimit === undefined ? [] : Object.values(limits),
      ),
      ...(name === undefined ? {} : { user_name: name }),
      ...(mobile === undefined ? {} : { mobile }),
      ...(company === undefined ? {} : { company }),
      ...(language === "zh" || language === "en" ? { language } : {}),
      ...(category ? { category_code: Number(category) } : {}),
      ...(customer_group === undefined ? {} : { customer_group }),
    })
    .where("id", "=", id)
    .execute();
}

async function writeInvoiceOf(
  tx: Tx,
  customer_id: string,
  { invoice_title: title, tax_number }: CustomerRow["account"],
): Promise<void> {
  const changes = {
    ...(title === undefined ? {} : { title }),
    ...(tax_number === undefined ? {} : { tax_number }),
  };
  if (Object.keys(changes).length === 0) return;
  const { taxNumber, bankAccount, ...nothing } = nothingSaved;
  const row = { customer_id, ...nothing, tax_number: taxNumber, bank_account: bankAccount };
  await tx
    .insertInto("invoices")
    .values({ ...row, ...changes })
    .onConflict((conflict) => conflict.column("customer_id").doUpdateSet(changes))
    .execute();
}

/** Adds addresses; the first one of a customer is the default, unless another is named so. */
async function addAddresses(
  tx: Tx,
  customerId: string,
  { addresses, now }: Pick<CollectedCustomer, "addresses"> & { readonly now: number },
): Promise<void> {
  if (addresses.length === 0) return;
  const rows = addresses.map(({ place, isDefault }) => ({
    isDefault,
    row: {
      ...place,
      id: randomUUID(),
      customer_id: customerId,
      is_default: 0,
      created_at: now,
    } as const,
  }));
  await insertAll(
    tx,
    "addresses",
    rows.map(({ row }) => row),
  );
  const hasDefault = await tx
    .selectFrom("addresses")
    .select("id")
    .where("customer_id", "=", customerId)
    .where("is_default", "=", 1)
    .executeTakeFirst();
  const wanted = rows.findLast(({ isDefault }) => isDefault) ?? (hasDefault ? undefined : rows[0]);
  if (wanted) await makeDefault(tx, customerId, wanted.row.id);
}
