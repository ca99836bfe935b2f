import { count, entity, type EntityOf, idList, list, text } from "./codec.ts";
import { endpoint } from "./endpoint.ts";
import { refinement } from "./listing.ts";
import { InstrumentSku, ItemRow } from "./product.ts";

const Query = entity({
  keyword: ["keyword", text],
  page: ["page", count],
  limit: ["limit", count],
});

export const ReagentResults = entity({ items: ["list", list(ItemRow)], total: ["total", count] });
export type ReagentResults = EntityOf<typeof ReagentResults>;

export const InstrumentResults = entity({
  items: ["data", list(InstrumentSku)],
  total: ["total", count],
});
export type InstrumentResults = EntityOf<typeof InstrumentResults>;

/** Reagents by name, CAS number, item or product code; pages of 20, perhaps refined. `source` is `web`. */
export const searchReagents = endpoint(
  "searchReagents",
  "GET /api/item/search",
  entity({
    keyword: ["keyword", text],
    page: ["page", count],
    limit: ["limit", count],
    source: ["source", text],
    ...refinement,
  }),
  ReagentResults,
  { asks: "viewer" },
);

/** Instruments and consumables by name or code; pages of 20. */
export const searchInstruments = endpoint(
  "searchInstruments",
  "GET /api/instrument/search",
  Query,
  InstrumentResults,
  {
    asks: "viewer",
  },
);

/** The instruments that were viewed recently, in the order asked for; unknown ones are left out. */
export const readInstrumentHistory = endpoint(
  "readInstrumentHistory",
  "GET /api/instrument/history",
  entity({ skuIds: ["sku_id", idList] }),
  entity({ items: ["items", list(InstrumentSku)] }),
  { asks: "viewer" },
);
