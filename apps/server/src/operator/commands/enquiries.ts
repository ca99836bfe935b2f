import { momentOf } from "../../basics/day.ts";
import type { Reader } from "../../database/database.ts";
import { quantityOf, SHOWN_ID, USUAL_LIMIT } from "../arguments.ts";
import type { List } from "../list.ts";
import type { AddCommand } from "../operator-shop.ts";

/** Adds `enquiries`. */
export const addCommand: AddCommand = (operator, inShop) =>
  operator
    .command("enquiries")
    .description("lists the enquiries that wait for an answer")
    .option("--all", "those that were answered too")
    .option("--limit <N>", "at most so many enquiries", quantityOf, USUAL_LIMIT)
    .option("--page <N>", "the page of so many enquiries", quantityOf, 1)
    .action((options) => inShop(({ database }) => listEnquiries(database.read, options)));

/** The enquiries that wait for an answer, oldest first, or all, newest first. */
async function listEnquiries(
  reader: Reader,
  {
    all: areAllWanted = false,
    limit,
    page,
  }: { readonly all?: boolean | undefined; readonly limit: number; readonly page: number },
): Promise<List> {
  const all = reader
    .selectFrom("enquiries")
    .select(["id", "kind", "email", "created_at", "answered_at"])
    .limit(limit)
    .offset((page - 1) * limit);
  const rows = await (
    areAllWanted
      ? all.orderBy("created_at", "desc").orderBy("id")
      : all.where("answered_at", "is", null).orderBy("created_at").orderBy("id")
  ).execute();
  return {
    columns: ["Enquiry", "Kind", "From", "Asked", "State"],
    empty: areAllWanted ? "There are no enquiries." : "No enquiry waits.",
    rows: rows.map(({ id, kind, email, created_at, answered_at }) => [
      id.slice(0, SHOWN_ID),
      kind,
      email,
      momentOf(created_at),
      answered_at === null ? "waits" : `answered ${momentOf(answered_at)}`,
    ]),
  };
}
