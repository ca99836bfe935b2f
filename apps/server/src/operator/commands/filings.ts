import { momentOf } from "../../basics/day.ts";
import type { Reader } from "../../database/database.ts";
import type { List } from "../list.ts";
import type { AddCommand } from "../operator-shop.ts";

/** Adds `filings`. */
export const addCommand: AddCommand = (operator, inShop) =>
  operator
    .command("filings")
    .description("lists the filings that wait for a decision")
    .option("--all", "those that were decided too")
    .action(({ all }) => inShop(({ database }) => listFilings(database.read, all === true)));

/** The filings that wait for a decision, or all, oldest first. */
async function listFilings(reader: Reader, areAllWanted: boolean): Promise<List> {
  const precursors = await reader
    .selectFrom("precursor_filings")
    .innerJoin("customers", "customers.id", "precursor_filings.customer_id")
    .select(["precursor as filing", "state", "filed_at", "email"])
    .select("precursor_filings.company as by")
    .execute();
  const universities = await reader
    .selectFrom("university_filings")
    .innerJoin("customers", "customers.id", "university_filings.customer_id")
    .select(["state", "filed_at", "email", "university as by"])
    .execute();
  const rows = [
    ...precursors,
    ...universities.map((row) => ({ ...row, filing: "university" as const })),
  ]
    .filter(({ state }) => areAllWanted || state === "pending")
    .toSorted((one, other) => one.filed_at - other.filed_at);
  return {
    columns: ["Customer", "Filing", "State", "Filed", "By"],
    empty: areAllWanted ? "There are no filings." : "No filing waits.",
    rows: rows.map(({ email, filing, state, filed_at, by }) => [
      email,
      filing,
      state,
      momentOf(filed_at),
      by,
    ]),
  };
}
