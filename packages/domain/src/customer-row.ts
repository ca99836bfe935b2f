import { type CellFault, readCell } from "./catalogue-cell.ts";
import { CUSTOMER_COLUMNS, type CustomerColumn } from "./customer-columns.ts";
import { parseYuan } from "./money.ts";
import { ACCOUNT_PERIOD_WITHOUT_CREDIT } from "./payment.ts";

type ColumnOf<Of extends string> = Extract<
  (typeof CUSTOMER_COLUMNS)[number],
  { readonly of: Of }
>["name"];
export type AccountColumn = Exclude<ColumnOf<"account">, "email">;
export type AddressColumn = ColumnOf<"address">;

/** Why a row is rejected, and the cell. */
export interface CustomerRowProblem {
  readonly column: CustomerColumn;
  readonly fault: CellFault | "missing" | "no-balance" | "period-without-credit";
}

/** A row in the canonical form of its cells; an empty cell is "". */
export interface CustomerRow {
  /** As accounts have it. */
  readonly email: string;
  /** The cells of the columns that the file has. */
  readonly account: Readonly<Partial<Record<AccountColumn, string>>>;
  /** Undefined where all cells of an address are empty. */
  readonly address: Readonly<Record<AddressColumn, string>> | undefined;
}

export type ReadCustomerRow =
  | { readonly kind: "read"; readonly row: CustomerRow }
  | {
      readonly kind: "bad";
      readonly problems: readonly CustomerRowProblem[];
      /** As accounts have it; "" where it cannot be read. */
      readonly email: string;
    };

/** The longest texts, which are those of the forms. */
const LONGEST: Partial<Record<CustomerColumn, number>> = {
  name: 50,
  company: 200,
  balance_note: 200,
  invoice_title: 200,
  tax_number: 30,
  receiver: 50,
  street: 200,
};

/** Reads a row of a file of customers. Returns all problems, not only the first. */
export function readCustomerRow(
  written: Readonly<Partial<Record<CustomerColumn, string>>>,
): ReadCustomerRow {
  const problems: CustomerRowProblem[] = [];
  const account: Partial<Record<AccountColumn, string>> = {};
  const address: Partial<Record<AddressColumn, string>> = {};
  let email = "";
  for (const { name, kind, of } of CUSTOMER_COLUMNS) {
    const cell = readCell(kind, written[name] ?? "");
    if (cell.kind === "faulty") {
      problems.push({ column: name, fault: cell.fault });
      continue;
    }
    const { text } = cell;
    if (text.length > (LONGEST[name] ?? Infinity))
      problems.push({ column: name, fault: "too-long" });
    if (of === "address") address[name] = text;
    else if (name !== "email") {
      if (name in written) account[name] = text;
    } else if (text === "") problems.push({ column: name, fault: "missing" });
    else email = text;
  }
  const hasAddress = Object.values(address).some((text) => text !== "");
  const faulty = new Set(problems.map(({ column }) => column));
  if (hasAddress) {
    for (const column of ["receiver", "receiver_mobile"] as const) {
      if (address[column] === "" && !faulty.has(column))
        problems.push({ column, fault: "missing" });
    }
  }
  problems.push(...contradictions(account));
  if (problems.length > 0) return { kind: "bad", problems, email };
  const whole = address as Record<AddressColumn, string>;
  return { kind: "read", row: { email, account, address: hasAddress ? whole : undefined } };
}

function* contradictions({
  balance_note,
  opening_balance,
  account_period,
  credit_limit,
  second_credit_limit,
}: Readonly<Partial<Record<AccountColumn, string>>>): Generator<CustomerRowProblem> {
  const amountOf = (text: string | undefined) => parseYuan(text ?? "") ?? 0;
  if (balance_note && amountOf(opening_balance) === 0)
    yield { column: "balance_note", fault: "no-balance" };
  const hasCredit = amountOf(credit_limit) > 0 || amountOf(second_credit_limit) > 0;
  if (account_period === String(ACCOUNT_PERIOD_WITHOUT_CREDIT) && hasCredit)
    yield { column: "account_period", fault: "period-without-credit" };
}
