import { momentOf } from "../../basics/day.ts";
import type { Reader } from "../../database/database.ts";
import { quantityOf, SHOWN_ID, USUAL_LIMIT } from "../arguments.ts";
import { inColumns } from "../columns.ts";
import type { AddCommand } from "../operator-shop.ts";

/** Adds `papers`. */
export const addCommand: AddCommand = (operator, inShop) =>
  operator
    .command("papers")
    .description("lists the applications for the paper award that wait for a decision")
    .option("--all", "those that were decided too")
    .option("--limit <N>", "at most so many applications", quantityOf, USUAL_LIMIT)
    .action((options) => inShop(({ database }) => listPapers(database.read, options)));

/** The applications for the paper award that wait, oldest first, or all, newest first, as lines of text. */
async function listPapers(
  reader: Reader,
  {
    all: areAllWanted = false,
    limit,
  }: { readonly all?: boolean | undefined; readonly limit: number },
): Promise<string[]> {
  const all = reader
    .selectFrom("paper_applications as paper")
    .innerJoin("customers", "customers.id", "paper.customer_id")
    .select(["paper.id", "email", "state", "applied_at", "title"])
    .limit(limit);
  const rows = await (
    areAllWanted
      ? all.orderBy("applied_at", "desc").orderBy("paper.id")
      : all.where("state", "=", "pending").orderBy("applied_at").orderBy("paper.id")
  ).execute();
  if (rows.length === 0) return [areAllWanted ? "There are no papers." : "No paper waits."];
  return inColumns(
    rows.map(({ id, email, state, applied_at, title }) => [
      id.slice(0, SHOWN_ID),
      email,
      state,
      momentOf(applied_at),
      title,
    ]),
  );
}
