import { MOST_ADDRESSES } from "@reagent/domain/address";
import { findPlace } from "@reagent/domain/address-place";
import { entriesOf } from "@reagent/domain/catalogue-cell";
import { categoryProblem, groupProblem } from "@reagent/domain/customer-category";
import { CUSTOMER_TABLE, type CustomerColumn } from "@reagent/domain/customer-columns";
import {
  type AccountColumn,
  type AddressColumn,
  type CustomerRow,
  readCustomerRow,
} from "@reagent/domain/customer-row";
import { splitLandline } from "@reagent/domain/landline";
import { type Fen, fen, formatYuan, parseYuan } from "@reagent/domain/money";
import { choicesIn } from "../areas/registration/choices.ts";
import { isRegionPath, regionPathOf, regionsIn } from "../catalogue/regions.ts";
import { columnsOf, type PlaceColumns } from "../customers/addresses.ts";
import { universityStateOf } from "../customers/university-state.ts";
import type { Reader } from "../database/database.ts";
import { type JudgedRows, judgeRows, type WrittenRow } from "./judge-rows.ts";
import type { KnownCustomer, KnownCustomers } from "./known-customers.ts";
import { cellProblem, contradiction, type Problem } from "./problems.ts";

/** An address of a file. */
export interface CollectedAddress {
  readonly place: PlaceColumns;
  readonly isDefault: boolean;
}

/** A customer, collected from the rows of a file. */
export interface CollectedCustomer {
  /** The line of its first row. */
  readonly line: number;
  readonly email: string;
  /** Undefined for a new account. */
  readonly id: string | undefined;
  /** The cells of the columns that the file has; the category is its code. */
  readonly account: CustomerRow["account"];
  /** Those that the customer does not have yet. */
  readonly addresses: readonly CollectedAddress[];
  /** Whether the file has the opening balance, and the ledger has none. */
  readonly isBalanceOpen: boolean;
}

interface Growing extends CollectedCustomer {
  readonly addresses: CollectedAddress[];
  /** The addresses that the customer has, also by rows of the file. */
  readonly places: Set<string>;
}

/** What a file of customers holds. */
export interface CollectedCustomers extends Omit<JudgedRows<CustomerColumn>, "columns"> {
  /** In the order of the file. */
  readonly customers: readonly CollectedCustomer[];
}

/**
 * Reads a file of customers; rows with one e-mail address are one customer, each with an address. A customer with an invalid row is left
 * out as a whole, so that no row is taken for the customer's first. Throws `UnreadableFile`.
 */
export async function collectCustomers(
  path: string,
  reader: Reader,
  known: KnownCustomers,
): Promise<CollectedCustomers> {
  const collection = new CustomerCollection(reader, known);
  const { rows, badRows, problems, unknownColumns, isChinese } = await judgeRows(
    path,
    CUSTOMER_TABLE,
    (line, written) => collection.judge(line, written),
  );
  const customers = collection.whole();
  return { customers, rows, badRows, problems, unknownColumns, isChinese };
}

/** The code of a category that is named by it, or by its name in either language. */
function categoryCode(text: string): string {
  const named = (["zh", "en"] as const)
    .flatMap((language) => choicesIn(language).categories)
    .find(({ id, name }) => id === text || name.toLowerCase() === text.toLowerCase());
  return named?.id ?? text;
}

class CustomerCollection {
  readonly #reader: Reader;
  readonly #known: KnownCustomers;
  readonly #customers = new Map<string, Growing>();
  /** The e-mail addresses of customers with an invalid row. */
  readonly #broken = new Set<string>();
  /** Lines by the mobile numbers of the file. */
  readonly #mobiles = new Map<string, number>();

  constructor(reader: Reader, known: KnownCustomers) {
    this.#reader = reader;
    this.#known = known;
  }

  /** The customers without an invalid row. */
  whole(): CollectedCustomer[] {
    return [...this.#customers].flatMap(([email, each]) => (this.#broken.has(email) ? [] : each));
  }

  /** Takes a row in; returns why it cannot be. */
  async judge(line: number, written: WrittenRow<CustomerColumn>): Promise<Problem[]> {
    const read = readCustomerRow(written);
    if (read.kind === "bad") {
      this.#broken.add(read.email);
      return read.problems.map((problem) =>
        cellProblem(line, problem, written[problem.column] ?? ""),
      );
    }
    const { row } = read;
    const before = this.#customers.get(row.email);
    const problems = before
      ? [...differences(line, row, before)]
      : await this.#judgeAccount(line, row);
    const customer = before ?? (await this.#begin(line, row));
    this.#customers.set(row.email, customer);
    if (row.address) problems.push(...addAddress(line, row.address, customer));
    if (problems.length > 0) this.#broken.add(row.email);
    return problems;
  }

  async #begin(line: number, { email, account }: CustomerRow): Promise<Growing> {
    const known = this.#known.byEmail.get(email);
    const places = known ? await this.#known.placesOf(known.id) : [];
    const { category, ...others } = account;
    return {
      line,
      email,
      id: known?.id,
      account: { ...others, ...(category ? { category: categoryCode(category) } : {}) },
      addresses: [],
      places: new Set(places.map(keyOf)),
      isBalanceOpen: balanceIn(account) > 0 && known?.openingBalance === undefined,
    };
  }

  /** The problems of the account of a customer's first row. */
  async #judgeAccount(line: number, { email, account }: CustomerRow): Promise<Problem[]> {
    const known = this.#known.byEmail.get(email);
    const problems: Problem[] = [];
    if (known?.isWaiting) problems.push(contradiction(line, "email", email, { kind: "waits" }));
    if (account.name === "") problems.push(cellProblem(line, missing("name"), ""));
    if (!known && account.name === undefined)
      problems.push(contradiction(line, "name", "", { kind: "new-account" }));
    problems.push(
      ...this.#judgeMobile(line, email, account.mobile ?? ""),
      ...judgeBalance(line, account, known),
      ...(await this.#judgeChoices(line, account, known)),
    );
    return problems;
  }

  *#judgeMobile(line: number, email: string, mobile: string): Generator<Problem> {
    if (mobile === "") return;
    const owner = this.#known.emailByMobile.get(mobile);
    const before = this.#mobiles.get(mobile);
    if (owner !== undefined && owner !== email)
      yield contradiction(line, "mobile", mobile, { kind: "mobile-taken", by: owner });
    else if (before !== undefined)
      yield contradiction(line, "mobile", mobile, { kind: "code-twice", line: before });
    else this.#mobiles.set(mobile, line);
  }

  async #judgeChoices(
    line: number,
    { category = "", customer_group: groups = "" }: CustomerRow["account"],
    known: KnownCustomer | undefined,
  ): Promise<Problem[]> {
    if (category === "" && groups === "") return [];
    const university = known ? await universityStateOf(this.#reader, known.id) : "none";
    const problems: Problem[] = [];
    if (category !== "") {
      const { categories } = choicesIn("zh");
      const ids = categories.map(({ id }) => id);
      const code = categoryCode(category);
      const found = categoryProblem(code, { known: ids, university });
      const choices = categories.map(({ id, name }) => `${id} ${name}`);
      if (found !== undefined)
        problems.push(
          contradiction(
            line,
            "category",
            category,
            found === "filed" ? { kind: "filed" } : { kind: "unknown-choice", choices },
          ),
        );
    }
    const { groups: choices } = this.#known;
    const isUniversityAccepted = university === "accepted";
    for (const group of entriesOf(groups)) {
      const found = groupProblem(group, { known: choices, isUniversityAccepted });
      if (found !== undefined)
        problems.push(
          contradiction(
            line,
            "customer_group",
            group,
            found === "not-accepted"
              ? { kind: "not-accepted" }
              : { kind: "unknown-choice", choices },
          ),
        );
    }
    return problems;
  }
}

const missing = (column: AccountColumn | AddressColumn) => ({ column, fault: "missing" }) as const;

/** The opening balance of a row; 0 for none. */
export const balanceIn = ({ opening_balance: text = "" }: CustomerRow["account"]): Fen =>
  parseYuan(text) ?? fen(0);

function* judgeBalance(
  line: number,
  account: CustomerRow["account"],
  known: KnownCustomer | undefined,
): Generator<Problem> {
  const booked = known?.openingBalance;
  const balance = balanceIn(account);
  if (balance > 0 && booked !== undefined && booked !== balance) {
    const amount = formatYuan(booked);
    yield contradiction(line, "opening_balance", formatYuan(balance), { kind: "booked", amount });
  }
}

/** Further rows of a customer leave the cells of the account empty, or repeat them. */
function* differences(line: number, { account }: CustomerRow, before: Growing): Generator<Problem> {
  for (const [column, text] of Object.entries(account) as [AccountColumn, string][]) {
    const first = before.account[column] ?? "";
    const again = column === "category" ? categoryCode(text) : text;
    if (text !== "" && again !== first)
      yield contradiction(line, column, text, { kind: "differs", line: before.line });
  }
}

/** Takes the address of a row in, unless the customer has it; returns why it cannot be. */
function* addAddress(
  line: number,
  address: NonNullable<CustomerRow["address"]>,
  { addresses, places }: Growing,
): Generator<Problem> {
  const located = locate(address);
  if (!located) {
    const written = `${address.province}${address.city}${address.district}` || address.street;
    yield contradiction(line, "district", written, { kind: "no-region" });
    return;
  }
  const { receiver, receiver_mobile: mobile, postcode } = address;
  const place = columnsOf({
    ...located,
    receiver,
    mobile,
    postcode,
    ...splitLandline(address.receiver_phone),
  });
  const key = keyOf(place);
  if (places.has(key)) return;
  if (places.size >= MOST_ADDRESSES)
    yield contradiction(line, "receiver", receiver, { kind: "too-many-addresses" });
  places.add(key);
  addresses.push({ place, isDefault: address.default_address === "1" });
}

/**
 * The regions of an address by codes or names, or as they are at the beginning of the street; undefined unless a province, a city and a
 * district are known.
 */
function locate({ province, city, district, street }: NonNullable<CustomerRow["address"]>) {
  const codes = { province, city, district };
  if (isRegionPath(codes)) return { ...codes, street };
  const named = `${province}${city}${district}`;
  const found = findPlace(named || street, regionsIn);
  if (!found) return undefined;
  const path = regionPathOf(found.district);
  if (!isRegionPath(path)) return undefined;
  const rest = `${street.slice(0, found.start)}${street.slice(found.end)}`.trim();
  return { ...path, street: named === "" ? rest : street };
}

/** Equal places have equal keys. */
const keyOf = (place: PlaceColumns) =>
  JSON.stringify(Object.entries(place).toSorted(([one], [other]) => (one < other ? -1 : 1)));
