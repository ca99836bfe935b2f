import { codes } from "@reagent/api/contract/envelope";
import {
  listProductLineItems,
  listProductLines,
  readProductLine,
} from "@reagent/api/contract/product-line";
import { productLineMessages } from "@reagent/api/messages/product-line";
import { idOf } from "../../basics/id.ts";
import { pageOf } from "../../basics/paging.ts";
import { Refusal } from "../../basics/refusal.ts";
import { answers } from "../../calls/call.ts";
import { readPacksOf } from "../../catalogue/packs.ts";
import { findLineItems, findProductLine, readProductLines } from "../../catalogue/product-lines.ts";

export const productLineRoutes = [
  answers(listProductLines, async ({ language }, { database }) => ({
    lines: await readProductLines(database.read, language),
  })),
  answers(readProductLine, async ({ params, language }, { database }) => {
    const line = await findProductLine(database.read, idOf(params.id), language);
    if (!line) {
      throw new Refusal(codes.notFound, productLineMessages.missing[language]);
    }
    return line;
  }),
  answers(listProductLineItems, async ({ params, ...viewer }, { database, items }) => {
    const { ids, total } = await findLineItems(database.read, idOf(params.id), pageOf(params));
    const [rows, packs] = await Promise.all([
      items.read(ids, viewer),
      readPacksOf(database.read, ids, viewer),
    ]);
    return {
      items: rows.map((row) => ({ ...row, packs: packs.get(Number(row.itemId)) ?? [] })),
      total,
    };
  }),
];
