import { codes } from "@reagent/api/contract/envelope";
import {
  readInstrument,
  readInstrumentHistory,
  readInstruments,
} from "@reagent/api/contract/instrument";
import { productMessages } from "@reagent/api/messages/product";
import { HISTORY_LENGTH } from "@reagent/domain/history";
import { pageOf } from "../../basics/paging.ts";
import { Refusal } from "../../basics/refusal.ts";
import { answers } from "../../calls/call.ts";
import { readInstrumentSkus } from "../../catalogue/skus.ts";
import { readInstrumentPage } from "./instruments.ts";

export const instrumentRoutes = [
  answers(readInstruments, async ({ params, ...viewer }, { database, instrumentLists }) => {
    const { page, size } = pageOf({ page: params.page, limit: params.size });
    const { skuIds, facets } = await instrumentLists.read(params, viewer.language);
    const shown = skuIds.slice((page - 1) * size, page * size);
    const items = await readInstrumentSkus(database.read, shown, viewer);
    return { items, total: skuIds.length, facets };
  }),
  answers(readInstrument, async ({ params, ...viewer }, { database }) => {
    const page = await readInstrumentPage(database.read, params.spuCode.trim(), viewer);
    if (!page) {
      throw new Refusal(codes.productMissing, productMessages.missing[viewer.language]);
    }
    return page;
  }),
  answers(readInstrumentHistory, async ({ params, ...viewer }, { database }) => {
    const ids = params.skuIds.filter((id) => /^\d{1,9}$/u.test(id)).slice(0, HISTORY_LENGTH);
    return { items: await readInstrumentSkus(database.read, ids.map(Number), viewer) };
  }),
];
