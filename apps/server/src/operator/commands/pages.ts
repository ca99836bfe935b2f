import { InvalidArgumentError } from "@commander-js/extra-typings";
import { BROWSE_LIFE_DAYS, mostViewedPages } from "../../areas/home/browse-events.ts";
import type { Reader } from "../../database/database.ts";
import { quantityOf, USUAL_LIMIT } from "../arguments.ts";
import type { List } from "../list.ts";
import type { AddCommand } from "../operator-shop.ts";

const USUAL_DAYS = 7;

/** Adds `pages`. */
export const addCommand: AddCommand = (operator, inShop) =>
  operator
    .command("pages")
    .description("lists the pages that were viewed most")
    .option("--days <N>", `in the last days, at most ${BROWSE_LIFE_DAYS}`, daysOf, USUAL_DAYS)
    .option("--limit <N>", "at most so many pages", quantityOf, USUAL_LIMIT)
    .action((options) =>
      inShop(({ database, now }) => listPages(database.read, { ...options, now })),
    );

function daysOf(text: string): number {
  const days = quantityOf(text);
  if (days > BROWSE_LIFE_DAYS)
    throw new InvalidArgumentError(`Views of pages are stored for ${BROWSE_LIFE_DAYS} days.`);
  return days;
}

/** The most viewed pages of the last days. */
async function listPages(
  reader: Reader,
  range: Parameters<typeof mostViewedPages>[1],
): Promise<List> {
  const pages = await mostViewedPages(reader, range);
  return {
    columns: ["Views", "Devices", "Page"],
    empty: "No page was viewed.",
    rows: pages.map(({ page, views, devices }) => [String(views), String(devices), page]),
  };
}
