import { count, entity, type EntityOf, list, text } from "./codec.ts";
import { endpoint } from "./endpoint.ts";
import { InstrumentList } from "./instrument.ts";
import { refinement } from "./listing.ts";
import { ItemRow } from "./product.ts";

const Query = entity({
  keyword: ["keyword", text],
  page: ["page", count],
  limit: ["limit", count],
});

export const ReagentResults = entity({ items: ["list", list(ItemRow)], total: ["total", count] });
export type ReagentResults = EntityOf<typeof ReagentResults>;

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
  InstrumentList,
  {
    asks: "viewer",
  },
);
