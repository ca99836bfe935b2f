import { accountState } from "@reagent/domain/account-state";
import { fen, formatYuan } from "@reagent/domain/money";
import { isCreditOffered } from "@reagent/domain/payment";
import { categoryName } from "../areas/registration/choices.ts";
import { momentOf } from "../basics/day.ts";
import { groupsOf } from "../customers/groups.ts";
import { readInvoiceOf } from "../customers/invoices.ts";
import type { Reader } from "../database/database.ts";
import type { StoredFlag } from "../database/stored-flag.ts";
import { balancesOf } from "../ordering/balance/ledger.ts";
import { readCoupons } from "../ordering/coupons.ts";
import { inColumns } from "./columns.ts";
import { listCoupons } from "./coupon.ts";
import { asText } from "./list.ts";
import type { OperatorShop } from "./operator-shop.ts";
import { hasWaitingLine } from "./waiting-line.ts";

/** The category of a customer with its code. */
export const categoryOf = (code: number): string => `${categoryName(code) ?? "unknown"} (${code})`;

/** The groups of a customer in a line. */
export const namesOfGroups = (groups: readonly string[]): string => groups.join(", ") || "none";

/** What a customer may do that others may not, in words. */
const rightsOf = (row: {
  readonly may_download: StoredFlag;
  readonly may_print_waybills: StoredFlag;
}): string =>
  [
    row.may_download === 1 ? "downloads product data" : "",
    row.may_print_waybills === 1 ? "prints waybills" : "",
  ]
    .filter((right) => right !== "")
    .join(", ");

/** How much of a credit line is used. */
export const creditOf = (used: number, limit: number): string =>
  `${formatYuan(fen(used))} of ${formatYuan(fen(limit))}`;

/** A customer with balances, credit, own prices, coupons, open orders and filings, as lines of text. */
export async function showCustomer(
  reader: Reader,
  customerId: string,
  { now }: Pick<OperatorShop, "now">,
): Promise<string[]> {
  const row = await reader
    .selectFrom("customers")
    .selectAll()
    .where("id", "=", customerId)
    .executeTakeFirstOrThrow();
  const balances = await balancesOf(reader, customerId);
  const coupons = await readCoupons(reader, customerId, now);
  const invoice = await readInvoiceOf(reader, customerId);
  const state = accountState({ isActive: row.is_active === 1, lapsesAt: row.lapses_at });
  const credit = { accountPeriod: row.account_period, creditLimit: row.credit_limit };
  const sections = [
    [
      `${row.email}  ${state}`,
      ...inColumns(
        [
          ["Name", row.user_name],
          ["Organisation", row.company],
          ["Mobile", row.mobile],
          ["Registered", momentOf(row.created_at)],
          ["Terms accepted", row.terms_version],
          ["Category", categoryOf(row.category_code)],
          ["Groups", namesOfGroups(await groupsOf(reader, customerId))],
          [
            "Invoices",
            `${invoice.type === "blank" ? "nothing saved" : invoice.type}, by the method ${invoice.method}`,
          ],
          [
            "Account period",
            `${row.account_period || "none"}, ${isCreditOffered(credit) ? "with" : "without"} credit`,
          ],
          ["Rights", rightsOf(row)],
          ["Balance", `${formatYuan(balances.prepay)} RMB`],
          ["Credit used", `${creditOf(balances.credit, row.credit_limit)} RMB`],
          [
            "Second credit used",
            `${creditOf(balances["second-credit"], row.second_credit_limit)} RMB`,
          ],
          ["Points", `${balances.integral} points, ${balances.grains} grains`],
        ].filter(([, text]) => text !== ""),
      ),
    ],
    await agreedPricesOf(reader, customerId),
    coupons.length === 0 ? [] : [...asText(listCoupons(coupons))],
    await openOrdersOf(reader, customerId),
    await filingsOf(reader, customerId),
  ];
  return sections
    .filter(({ length }) => length > 0)
    .flatMap((section, at) => (at === 0 ? section : ["", ...section]));
}

/** The discounts and prices that a file gave to the customer alone, by their goods. */
async function agreedPricesOf(reader: Reader, customerId: string): Promise<string[]> {
  const rows = await reader
    .selectFrom("agreed_prices")
    .innerJoin("items", "items.id", "agreed_prices.item_id")
    .leftJoin("packs", "packs.id", "agreed_prices.product_id")
    .select(["items.code as item", "packs.code as pack", "permille"])
    .select(["agreed_prices.price", "from_day", "until_day"])
    .where("customer_id", "=", customerId)
    .orderBy("items.code")
    .orderBy("packs.code")
    .orderBy("from_day")
    .execute();
  if (rows.length === 0) return [];
  return inColumns([
    ["Own price", "Of", "From", "To"],
    ...rows.map(({ item, pack, permille, price, from_day, until_day }) => [
      price === null ? `${(1000 - (permille ?? 1000)) / 10}% off` : `${formatYuan(fen(price))} RMB`,
      pack ?? item,
      from_day,
      until_day,
    ]),
  ]);
}

/** The orders that wait for payment, review or shipping, newest first. */
async function openOrdersOf(reader: Reader, customerId: string): Promise<string[]> {
  const orders = await reader
    .selectFrom("orders")
    .select(["code", "created_at", "review", "payment", "amount"])
    .where("customer_id", "=", customerId)
    .where("review", "<>", "cancelled")
    .where((of) => of.or([of("review", "=", "pending"), hasWaitingLine(of)]))
    .orderBy("created_at", "desc")
    .orderBy("id")
    .execute();
  if (orders.length === 0) return [];
  return inColumns([
    ["Open order", "Placed", "Review", "Payment", "Amount"],
    ...orders.map(({ code, created_at, review, payment, amount }) => [
      code,
      momentOf(created_at),
      review,
      payment,
      formatYuan(fen(amount)),
    ]),
  ]);
}

async function filingsOf(reader: Reader, customerId: string): Promise<string[]> {
  const precursors = await reader
    .selectFrom("precursor_filings")
    .select(["precursor as filing", "state", "filed_at"])
    .where("customer_id", "=", customerId)
    .orderBy("filed_at")
    .execute();
  const university = await reader
    .selectFrom("university_filings")
    .select(["state", "filed_at"])
    .where("customer_id", "=", customerId)
    .executeTakeFirst();
  const filings = [...precursors, ...(university ? [{ filing: "university", ...university }] : [])];
  if (filings.length === 0) return [];
  return inColumns([
    ["Filing", "State", "Filed"],
    ...filings.map(({ filing, state, filed_at }) => [filing, state, momentOf(filed_at)]),
  ]);
}
