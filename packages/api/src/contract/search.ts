import { code, count, entity, type EntityOf, list, text } from "./codec.ts";
import { endpoint } from "./endpoint.ts";
import { codes } from "./envelope.ts";
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

/** The server's message explains why a text is refused. */
const failures = {
  [codes.badRequest]: "quiet-message",
  [codes.tooLarge]: "quiet-message",
} as const;

/** Reagents by name, CAS number, item or product code; pages of 20. `source` is `web`. */
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
  { auth: "optional", failures },
);

/** Instruments and consumables by name or code; pages of 20. */
export const searchInstruments = endpoint(
  "searchInstruments",
  "GET /api/instrument/search",
  Query,
  InstrumentList,
  { auth: "optional", failures },
);

/** A suggestion for a text that is being typed. */
export const Suggestion = entity({
  /** An item, an item by one of its codes, or a substance by its CAS number. */
  kind: ["type", code({ item: "item", code: "code", cas: "cas" }, "unknown")],
  /** Empty for a substance. */
  itemCode: ["item_code", text],
  chineseName: ["item_cn_name", text],
  englishName: ["item_en_name", text],
  specification: ["item_specification", text],
  casNumber: ["chem_cas", text],
  /** The name, alias, number or code that matches the text; empty if several match together. */
  match: ["match", text],
});
export type Suggestion = EntityOf<typeof Suggestion>;

/**
 * Suggestions while a text is typed, best first, at most 8. For a mistyped CAS number, similar ones of the catalogue are
 * first.
 */
export const suggest = endpoint(
  "suggest",
  "GET /api/item/suggest",
  entity({ keyword: ["keyword", text], limit: ["limit", count] }),
  entity({ suggestions: ["list", list(Suggestion)] }),
  { failures: { otherwise: "nothing" } },
);
