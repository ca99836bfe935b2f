import { momentOf } from "../../basics/day.ts";
import type { Reader } from "../../database/database.ts";
import { quantityOf, SHOWN_ID, USUAL_LIMIT } from "../arguments.ts";
import type { List } from "../list.ts";
import type { AddCommand } from "../operator-shop.ts";

/** Adds `papers`. */
export const addCommand: AddCommand = (operator, inShop) =>
  operator
    .command("papers")
    .description("lists the applications for the paper award that wait for a decision")
    .option("--all", "those that were decided too")
    .option("--limit <N>", "at most so many applications", quantityOf, USUAL_LIMIT)
    .option("--page <N>", "the page of so many applications", quantityOf, 1)
    .action((options) => inShop(({ database }) => listPapers(database.read, options)));

/** The applications for the paper award that wait, oldest first, or all, newest first. */
async function listPapers(
  reader: Reader,
  {
    all: areAllWanted = false,
    limit,
    page,
  }: { readonly all?: boolean | undefined; readonly limit: number; readonly page: number },
): Promise<List> {
  const all = reader
    .selectFrom("paper_applications as paper")
    .innerJoin("customers", "customers.id", "paper.customer_id")
    .select(["paper.id", "email", "state", "applied_at", "title"])
    .limit(limit)
    .offset((page - 1) * limit);
  const rows = await (
    areAllWanted
      ? all.orderBy("applied_at", "desc").orderBy("paper.id")
      : all.where("state", "=", "pending").orderBy("applied_at").orderBy("paper.id")
  ).execute();
  return {
    columns: ["Paper", "Customer", "State", "Applied", "Title"],
    empty: areAllWanted ? "There are no papers." : "No paper waits.",
    rows: rows.map(({ id, email, state, applied_at, title }) => [
      id.slice(0, SHOWN_ID),
      email,
      state,
      momentOf(applied_at),
      title,
    ]),
  };
}
