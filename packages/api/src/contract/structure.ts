import { LONGEST_STRUCTURE, MOST_LIST_ENTRIES } from "@reagent/domain/structure-search";
import {
  code,
  count,
  entity,
  type EntityOf,
  flag,
  id,
  lines,
  list,
  maybe,
  number,
  text,
} from "./codec.ts";
import { endpoint } from "./endpoint.ts";
import { codes } from "./envelope.ts";
import { CategoryCount, FacetCounts, refinement } from "./listing.ts";
import { ItemRow, itemRowFields } from "./product.ts";

/** How a query was read. `smarts` is a pattern with query atoms or bonds; `cas` and `name` are those of an item, `formula` that of several structures. */
const kind = code(
  {
    smiles: "smiles",
    smarts: "smarts",
    molfile: "molfile",
    inchi: "inchi",
    inchikey: "inchikey",
    cas: "cas",
    name: "name",
    formula: "formula",
  },
  "unknown",
);

const readFields = {
  kind: ["kind", kind],
  /** One line that finds the same again, for an address: canonical SMILES, SMARTS, or the given InChIKey or formula. */
  code: ["code", text],
  /** Canonical SMILES; empty for a pattern and for a formula. */
  smiles: ["smile_code", text],
  /** Atoms without hydrogen; 0 for a formula. */
  atoms: ["atoms", count],
} as const;

/** What a structure search was read as. */
export const StructureReading = entity(readFields);
export type StructureReading = EntityOf<typeof StructureReading>;

/** The same with its drawing, which takes longer than most searches. */
export const DrawnStructureReading = entity({
  ...readFields,
  /** SVG markup; empty for a pattern that cannot be drawn. */
  drawing: ["img", text],
});
export type DrawnStructureReading = EntityOf<typeof DrawnStructureReading>;

/** An item of the results; `drawing` is its structure with the matched atoms and bonds highlighted. */
export const StructureHit = entity({
  ...itemRowFields,
  /** Tanimoto coefficient from 0 to 1, of a similarity search. */
  similarity: ["similarity", maybe(number)],
  /** The matched atoms, by their index in the item's SMILES without hydrogen; empty for a similarity search. */
  matchedAtoms: ["match_atoms", list(count)],
});
export type StructureHit = EntityOf<typeof StructureHit>;

const searched = {
  /**
   * SMILES with each part once, SMARTS, molfile, InChI, InChIKey, or the CAS number, name or formula of an item. A text that is no SMILES, or
   * has a `*`, is read as SMARTS; one that is neither, or of letters and digits alone, as a name. A name may follow a SMILES. A molecular formula of
   * several structures finds the items of all of them, whatever the match.
   */
  code: ["code", lines(LONGEST_STRUCTURE)],
  match: ["type", code({ 1: "substructure", 2: "similarity" }, "exact")],
  /** Least similarity in percent; null for 60. */
  threshold: ["threshold", maybe(count)],
  ...refinement,
} as const;

/** The server's message says what is wrong with the structure, that there is no index yet (503), or that RDKit does not come to an end with it (503). */
const failures = {
  [codes.badRequest]: "quiet-message",
  [codes.structureUnreadable]: "quiet-message",
  otherwise: "quiet-message",
} as const;

export const StructureResults = entity({
  items: ["data", list(StructureHit)],
  /**
   * Items of the same substance as another salt, hydrate or solvate, or alone, on the first page of an exact search that is not narrowed; at
   * most 20. They are not the structure that is searched for.
   */
  otherForms: ["other_forms", list(ItemRow)],
  total: ["total", count],
  /** Whether there are more than `total`: they are counted up to 1,000, on the first pages up to less. */
  isMore: ["total_more", flag],
  /** Whether the time was over before the page was full: the same call goes on from there. */
  isCutShort: ["cut_short", flag],
  query: ["query", StructureReading],
});
export type StructureResults = EntityOf<typeof StructureResults>;

/** Items by their structure; `offset` is the size of a page. */
export const searchStructures = endpoint(
  "searchStructures",
  "POST /api/smile/search",
  entity({ ...searched, page: ["page", count], offset: ["offset", count] }),
  StructureResults,
  { isRead: true, auth: "optional", failures },
);

export const StructureFacets = entity({
  facets: ["facets", FacetCounts],
  /** The categories one level below. */
  categories: ["category", list(CategoryCount)],
  /** As counted up to 1,000; the counts are of these. */
  total: ["total", count],
  isMore: ["total_more", flag],
  /** Whether the time was over before all were counted: the same call goes on from there. */
  isCutShort: ["cut_short", flag],
});
export type StructureFacets = EntityOf<typeof StructureFacets>;

/** The counts of the facets of a structure search, and its total. */
export const countStructureFacets = endpoint(
  "countStructureFacets",
  "POST /api/smile/facets",
  entity(searched),
  StructureFacets,
  { isRead: true, failures: { otherwise: "nothing" } },
);

/** Reads and draws a structure without a search: where it is typed, and above its results. */
export const readStructure = endpoint(
  "readStructure",
  "POST /api/smile/read",
  entity({ code: searched.code, match: searched.match }),
  DrawnStructureReading,
  {
    isRead: true,
    failures: {
      [codes.badRequest]: "in-form",
      [codes.structureUnreadable]: "in-form",
      otherwise: "in-form",
    },
  },
);

/** The items whose structures are most like an item's, without those of the same structure; none for an item without one. */
export const listSimilarStructures = endpoint(
  "listSimilarStructures",
  "GET /api/item/similar",
  entity({ itemCode: ["item_code", id], limit: ["limit", count] }),
  entity({ items: ["data", list(StructureHit)] }),
  { auth: "optional", failures: { otherwise: "nothing" } },
);

/** What was found for an entry of a list. */
export const StructureVerdict = entity({
  verdict: [
    "verdict",
    code({ found: "found", missing: "missing", unreadable: "unreadable" }, "unreadable"),
  ],
  kind: ["kind", kind],
  /** Why an entry cannot be read; empty otherwise. */
  reason: ["reason", text],
  /** At most three. */
  items: ["data", list(ItemRow)],
  total: ["total", count],
});
export type StructureVerdict = EntityOf<typeof StructureVerdict>;

/**
 * Looks up the exact structures of a list, with a verdict for each entry in its order. Entries are as in a search: CAS numbers, names,
 * SMILES, InChI, InChIKeys, molfiles.
 */
export const lookUpStructures = endpoint(
  "lookUpStructures",
  "POST /api/smile/list",
  entity({ entries: ["code", list(lines(LONGEST_STRUCTURE), MOST_LIST_ENTRIES)] }),
  entity({ verdicts: ["data", list(StructureVerdict)] }),
  {
    isRead: true,
    auth: "optional",
    failures: {
      [codes.badRequest]: "in-form",
      otherwise: "in-form",
    },
  },
);
