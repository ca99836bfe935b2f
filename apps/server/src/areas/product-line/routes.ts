import { codes } from "@reagent/api/contract/envelope";
import {
  listProductLineItems,
  listProductLines,
  readProductLine,
} from "@reagent/api/contract/product-line";
import { answers } from "../../http/call.ts";
import { idOf } from "../../http/id.ts";
import type { Words } from "../../http/language.ts";
import { pageOf } from "../../http/paging.ts";
import { Refusal } from "../../http/refusal.ts";
import { findLineItems, findProductLine, readProductLines } from "./lines.ts";

const unknownLine: Words = { zh: "没有找到该产品线。", en: "This product line was not found." };

export const productLineRoutes = [
  answers(listProductLines, async ({ language }, { database }) => ({
    lines: await readProductLines(database.read, language),
  })),
  answers(readProductLine, async ({ params, language }, { database }) => {
    const line = await findProductLine(database.read, idOf(params.id), language);
    if (!line) {
      throw new Refusal(codes.notFound, unknownLine[language]);
    }
    return line;
  }),
  answers(listProductLineItems, async ({ params, ...viewer }, { database, items }) => {
    const { ids, total } = await findLineItems(database.read, idOf(params.id), pageOf(params));
    return { items: await items.read(ids, viewer), total };
  }),
];
