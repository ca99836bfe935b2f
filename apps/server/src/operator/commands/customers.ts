import { accountState, isDeletedEmail } from "@reagent/domain/account-state";
import { fen, formatYuan } from "@reagent/domain/money";
import { groupsOfAll } from "../../customers/groups.ts";
import { contains } from "../../database/contains.ts";
import type { Reader } from "../../database/database.ts";
import type { LedgerAccount } from "../../database/schema-customer.ts";
import { filledText, quantityOf, USUAL_LIMIT } from "../arguments.ts";
import type { List } from "../list.ts";
import type { AddCommand } from "../operator-shop.ts";
import { categoryOf, creditOf, namesOfGroups } from "../show-customer.ts";

/** Adds `customers`. */
export const addCommand: AddCommand = (operator, inShop) =>
  operator
    .command("customers")
    .description("lists the newest customers")
    .argument(
      "[TEXT]",
      "only those with this in their e-mail address, name or organisation",
      filledText,
    )
    .option("--limit <N>", "at most so many customers", quantityOf, USUAL_LIMIT)
    .option("--page <N>", "the page of so many customers", quantityOf, 1)
    .action((text, options) => inShop(({ database }) => list(database.read, { ...options, text })));

interface Wanted {
  readonly text?: string | undefined;
  readonly limit: number;
  readonly page: number;
}

/** Customers, newest first. */
async function list(reader: Reader, { text, limit, page }: Wanted): Promise<List> {
  let customers = reader
    .selectFrom("customers")
    .select(["id", "email", "user_name", "company", "is_active", "lapses_at"])
    .select(["category_code", "credit_limit", "second_credit_limit"])
    .select(({ selectFrom }) => {
      const sumOf = (...accounts: readonly LedgerAccount[]) =>
        selectFrom("ledger_entries")
          .select((of) => of.fn.sum<number | null>("amount").as("sum"))
          .whereRef("customer_id", "=", "customers.id")
          .where("account", "in", accounts);
      return [sumOf("prepay").as("balance"), sumOf("credit", "second-credit").as("used")];
    })
    .orderBy("created_at", "desc")
    .orderBy("id")
    .limit(limit)
    .offset((page - 1) * limit);
  if (text !== undefined) {
    customers = customers.where(({ or, ref }) =>
      or([
        contains(ref("email"), text),
        contains(ref("user_name"), text),
        contains(ref("company"), text),
      ]),
    );
  }
  const rows = await customers.execute();
  const groups = await groupsOfAll(
    reader,
    rows.map(({ id }) => id),
  );
  return {
    columns: [
      "Customer",
      "State",
      "Groups",
      "Category",
      "Balance",
      "Credit used",
      "Name",
      "Organisation",
    ],
    empty: "There are no such customers.",
    rows: rows.map((row) => [
      row.email,
      isDeletedEmail(row.email)
        ? "deleted"
        : accountState({ isActive: row.is_active === 1, lapsesAt: row.lapses_at }),
      namesOfGroups(groups.get(row.id) ?? []),
      categoryOf(row.category_code),
      formatYuan(fen(Number(row.balance ?? 0))),
      creditOf(Number(row.used ?? 0), row.credit_limit + row.second_credit_limit),
      row.user_name,
      row.company,
    ]),
  };
}
