import { LONGEST_BATCH_SEARCH } from "@reagent/domain/lookup";
import { LONGEST_KEYWORD } from "@reagent/domain/search-text";
import { code, count, entity, type EntityOf, flag, id, line, lines, list, text } from "./codec.ts";
import { endpoint } from "./endpoint.ts";
import { codes } from "./envelope.ts";
import { InstrumentFacets, instrumentRefinement, InstrumentSku } from "./instrument.ts";
import { refinement } from "./listing.ts";
import { ItemRow } from "./product.ts";

/** The text that was searched for in place of one that finds nothing; empty where the text itself finds. */
const corrected = ["corrected_keyword", text] as const;

/** Whether there are more than `total`: up to 10,000 are counted and listed. */
const isMore = ["total_more", flag] as const;

/** Packs, grades and strengths of the text that no result for its name has. */
const missing = ["missing_part", list(text)] as const;

/** A category that a text is the name of. */
const NamedCategory = entity({ id: ["tree_id", id], name: ["tree_name", text] });

export const ReagentResults = entity({
  items: ["list", list(ItemRow)],
  total: ["total", count],
  isMore,
  corrected,
  /** Packs, grades and strengths of the text by which the results for its name are narrowed. */
  kept: ["applied_part", list(text)],
  missing,
  /** The categories that the text is the name of, where it finds nothing. */
  categories: ["category", list(NamedCategory)],
});
export type ReagentResults = EntityOf<typeof ReagentResults>;

export const InstrumentResults = entity({
  items: ["data", list(InstrumentSku)],
  total: ["total", count],
  isMore,
  corrected,
  /** Of those that are counted. */
  facets: ["facets", InstrumentFacets],
});
export type InstrumentResults = EntityOf<typeof InstrumentResults>;

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
    keyword: ["keyword", line(LONGEST_KEYWORD)],
    page: ["page", count],
    limit: ["limit", count],
    source: ["source", line()],
    ...refinement,
  }),
  ReagentResults,
  { auth: "optional", failures },
);

/** The SKUs of instruments and consumables by name or code that match the filters; pages of 20. */
export const searchInstruments = endpoint(
  "searchInstruments",
  "GET /api/instrument/search",
  entity({
    keyword: ["keyword", line(LONGEST_KEYWORD)],
    page: ["page", count],
    limit: ["limit", count],
    ...instrumentRefinement,
  }),
  InstrumentResults,
  { auth: "optional", failures },
);

/** What one line of a batch search found. */
export const LineVerdict = entity({
  keyword: ["keyword", text],
  corrected,
  missing,
  total: ["total", count],
  isMore,
  /** The item, where it is the only one; otherwise empty. */
  itemCode: ["item_code", text],
  /** The number of the production batch that the line is, of the items that were found; otherwise empty. */
  batchCode: ["batch_code", text],
});
export type LineVerdict = EntityOf<typeof LineVerdict>;

export const BatchResults = entity({
  items: ["list", list(ItemRow)],
  total: ["total", count],
  /** Whether a line found more than are listed of it. */
  isMore: ["total_more", flag],
  verdicts: ["lines", list(LineVerdict)],
});
export type BatchResults = EntityOf<typeof BatchResults>;

/**
 * Searches for several texts, one in each line: names, numbers and codes as in a search, and numbers of production batches. An item is
 * listed once, at the first line that finds it; pages of 20. At most 10 lines; every page has the verdicts of all lines.
 */
export const searchBatch = endpoint(
  "searchBatch",
  "POST /api/batch/search",
  entity({
    keyword: ["keyword", lines(LONGEST_BATCH_SEARCH)],
    page: ["page", count],
    limit: ["limit", count],
    source: ["source", line()],
  }),
  BatchResults,
  {
    isRead: true,
    auth: "optional",
    failures: { otherwise: "quiet", [codes.badRequest]: "warning-block" },
  },
);

/** A suggestion for a text that is being typed. */
export const Suggestion = entity({
  /** A substance, whatever its grades, an item by one of its codes, or a category. */
  kind: ["type", code({ substance: "substance", code: "code", category: "category" }, "unknown")],
  /** Of an item; otherwise empty. */
  itemCode: ["item_code", text],
  /** Of a category; otherwise empty. */
  categoryId: ["tree_id", text],
  chineseName: ["item_cn_name", text],
  englishName: ["item_en_name", text],
  casNumber: ["chem_cas", text],
  /** The name, alias, number or code that matches the text; empty if several match together. */
  match: ["match", text],
});
export type Suggestion = EntityOf<typeof Suggestion>;

/**
 * Suggestions while a text is typed, best first, at most 8: each substance once, names before aliases that match as well. For a mistyped
 * CAS number, similar ones of the catalogue are first. A text that finds nothing and is the name of a category suggests the category.
 */
export const suggest = endpoint(
  "suggest",
  "GET /api/item/suggest",
  entity({ keyword: ["keyword", line(LONGEST_KEYWORD)], limit: ["limit", count] }),
  entity({ suggestions: ["list", list(Suggestion)] }),
  { failures: { otherwise: "nothing" } },
);
