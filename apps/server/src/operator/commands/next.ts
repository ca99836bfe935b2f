import { momentOf } from "../../basics/day.ts";
import type { Reader } from "../../database/database.ts";
import { quantityOf, USUAL_LIMIT } from "../arguments.ts";
import type { List } from "../list.ts";
import type { AddCommand } from "../operator-shop.ts";
import { WAITING, type WaitingThing } from "../waiting-things.ts";

/** Adds `next`. */
export const addCommand: AddCommand = (operator, inShop) =>
  operator
    .command("next")
    .description("lists all that waits for the shop, oldest first, each with the command for it")
    .option("--limit <N>", "at most so many", quantityOf, USUAL_LIMIT)
    .option("--page <N>", "the page of so many", quantityOf, 1)
    .action((options) => inShop(({ database }) => listWaiting(database.read, options)));

async function listWaiting(
  reader: Reader,
  { limit, page }: { readonly limit: number; readonly page: number },
): Promise<List> {
  const things: WaitingThing[] = [];
  // One more tells whether there is a further page.
  for (const read of WAITING) things.push(...(await read(reader, page * limit + 1)));
  const sorted = things.toSorted((one, other) => one.since - other.since);
  const shown = sorted.slice((page - 1) * limit, page * limit);
  const hasMore = sorted.length > page * limit;
  return {
    columns: ["Since", "What", "Which", "Customer", "Command"],
    rows: shown.map(({ since, what, which, customer, command }) => [
      momentOf(since),
      what,
      which,
      customer,
      command,
    ]),
    empty: "Nothing waits.",
    ...(hasMore && { summary: `More waits: --page ${page + 1}` }),
  };
}
