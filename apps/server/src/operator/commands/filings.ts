import { momentOf } from "../../basics/day.ts";
import type { Reader } from "../../database/database.ts";
import { inColumns } from "../columns.ts";
import type { AddCommand } from "../operator-shop.ts";

/** Adds `filings`. */
export const addCommand: AddCommand = (operator, inShop) =>
  operator
    .command("filings")
    .description("lists the filings that wait for a decision")
    .option("--all", "those that were decided too")
    .action(({ all }) => inShop(({ database }) => listFilings(database.read, all === true)));

/** The filings that wait for a decision, or all, as lines of text, oldest first. */
async function listFilings(reader: Reader, areAllWanted: boolean): Promise<string[]> {
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
  if (rows.length === 0) return [areAllWanted ? "There are no filings." : "No filing waits."];
  return inColumns(
    rows.map(({ email, filing, state, filed_at, by }) => [
      email,
      filing,
      state,
      momentOf(filed_at),
      by,
    ]),
  );
}
