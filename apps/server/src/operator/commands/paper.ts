import { momentOf } from "../../basics/day.ts";
import type { Reader } from "../../database/database.ts";
import { PAPER } from "../arguments.ts";
import { inColumns } from "../columns.ts";
import type { AddCommand } from "../operator-shop.ts";
import { paperOf } from "../paper.ts";

/** Adds `paper`. */
export const addCommand: AddCommand = (operator, inShop) =>
  operator
    .command("paper")
    .description("shows an application for the paper award")
    .argument("<PAPER>", PAPER)
    .action((shortId) => inShop(({ database }) => showPaper(database.read, shortId)));

/** An application with all its entries, as lines of text. Throws `CommandError` where there is none. */
async function showPaper(reader: Reader, shortId: string): Promise<string[]> {
  const { id, state, applied_at, refusal, content } = await paperOf(reader, shortId);
  const { products, ...fields } = JSON.parse(content) as Record<string, string> & {
    readonly products: readonly { readonly name: string; readonly casNumber: string }[];
  };
  return [
    `${id}  ${state}  ${momentOf(applied_at)}`,
    ...(refusal === "" ? [] : [`Refused: ${refusal}`]),
    "",
    ...inColumns([
      ...Object.entries(fields).map(([name, value]) => [name, String(value)]),
      ...products.map(({ name, casNumber }) => ["product", `${name}, ${casNumber}`]),
    ]),
  ];
}
