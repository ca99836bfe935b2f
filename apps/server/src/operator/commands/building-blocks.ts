import { readCategories } from "../../catalogue/categories.ts";
import type { Database } from "../../database/database.ts";
import { writeFact } from "../../database/facts.ts";
import { CommandError } from "../../settings/command-line.ts";
import type { AddCommand } from "../operator-shop.ts";

/** Adds `building-blocks`. */
export const addCommand: AddCommand = (operator, inShop) =>
  operator
    .command("building-blocks")
    .description("chooses the categories of the page of building blocks")
    .argument("<CATEGORIES>", "their ids, as in their addresses, with commas between them")
    .action((text) => inShop(({ database }) => chooseBuildingBlocks(database, text)));

/** Chooses the categories of the page of building blocks by their ids, separated by commas; returns what was done. */
function chooseBuildingBlocks(database: Database, text: string): Promise<string[]> {
  const ids = text.split(",").map((id) => id.trim());
  return database.transact(async (tx) => {
    const all = await readCategories(tx);
    const chosen = ids.map((id) => {
      const row = all.find((each) => String(each.id) === id);
      if (!row) throw new CommandError(`There is no category ${id}; its id is in its address.`);
      return row;
    });
    await writeFact(tx, "building_block_categories", ids.join(","));
    return chosen.map((row) => `${row.id}  ${row.name_zh}  ${row.name_en}`);
  });
}
