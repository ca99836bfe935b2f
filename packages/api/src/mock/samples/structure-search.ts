import { parseCasNumber } from "@reagent/domain/cas";
import { type Refinement, UNREFINED } from "@reagent/domain/facet";
import {
  parseInchiKey,
  similarityThreshold,
  type StructureMatch,
} from "@reagent/domain/structure-search";
import { isReaction } from "@reagent/domain/structure-text";
import type {
  StructureFacets,
  StructureHit,
  DrawnStructureReading,
  StructureResults,
  StructureVerdict,
} from "../../contract/structure.ts";
import type { Message } from "../../messages/message.ts";
import { structureMessages as messages } from "../../messages/structure.ts";
import { gradeOf, isItemCode, itemCodes, itemRow, manyItemRows } from "./items.ts";
import type { Language, SampleViewer } from "./language.ts";
import { categorySide, listed } from "./listing.ts";
import { pageOf } from "./paging.ts";
import { substances } from "./substances.ts";

type Key = keyof typeof substances;

/** Canonical SMILES, where they differ from those of the samples, and InChIKeys; calculated by RDKit. */
const identifiers: Partial<Record<Key, { readonly smiles?: string; readonly inchiKey: string }>> = {
  benzaldehyde: { inchiKey: "HUMNYLRZRPPJDN-UHFFFAOYSA-N" },
  salicylaldehyde: { smiles: "O=Cc1ccccc1O", inchiKey: "SMQUZDBALVYZAC-UHFFFAOYSA-N" },
  ethanol: { inchiKey: "LFQSCWFLJHTTHZ-UHFFFAOYSA-N" },
};

/** What contains benzaldehyde, with the atoms that are matched. */
const withBenzaldehyde: readonly (readonly [Key, readonly number[]])[] = [
  ["benzaldehyde", [0, 1, 2, 3, 4, 5, 6, 7]],
  ["salicylaldehyde", [8, 7, 6, 5, 4, 3, 2, 1]],
  ["anisaldehyde", [7, 6, 5, 4, 3, 2, 9, 8]],
  ["piperonal", [0, 1, 2, 3, 4, 5, 9, 10]],
  ["vanillin", [6, 5, 4, 3, 2, 9, 8, 7]],
  ["nitrobenzaldehyde", [0, 1, 2, 3, 4, 5, 6, 7]],
];

/** What is like benzaldehyde, by its Tanimoto coefficient in percent. */
const likeBenzaldehyde: readonly (readonly [Key, number])[] = [
  ["benzaldehyde", 100],
  ["anisaldehyde", 43],
  ["nitrobenzaldehyde", 42],
  ["salicylaldehyde", 41],
  ["piperonal", 32],
];

const nothingMarked = { similarity: null, matchedAtoms: [] };

interface Searched extends Refinement {
  readonly code: string;
  readonly match: StructureMatch;
  readonly threshold: number | null;
}

/** Reads the samples' SMILES, InChIKeys, names and CAS numbers, other SMILES by their letters, and says what else is wrong. */
export function drawnReading(code: string): DrawnStructureReading | Message {
  const text = code.trim();
  if (text === "") return messages.empty;
  if (isReaction(text)) return messages.reaction;
  const inchiKey = parseInchiKey(text);
  const cas = parseCasNumber(text);
  for (const [key, { name, smiles, casNumber, drawing }] of Object.entries(substances)) {
    if (smiles === "") continue;
    const own = identifiers[key as Key];
    const names: readonly string[] = [name.zh, name.en.toLowerCase()];
    const kind =
      text === smiles || text === own?.smiles
        ? "smiles"
        : inchiKey !== undefined && inchiKey === own?.inchiKey
          ? "inchikey"
          : cas === casNumber
            ? "cas"
            : names.includes(text.toLowerCase())
              ? "name"
              : undefined;
    if (kind === undefined) continue;
    const canonical = own?.smiles ?? smiles;
    const atoms = smiles.replaceAll(/[^a-z]/giu, "").length;
    return { kind, code: canonical, smiles: canonical, drawing, atoms };
  }
  if (inchiKey !== undefined) return messages.unknownInchiKey;
  if (!/^[\w@+\-[\]()=#%/\\.]+$/u.test(text) || !/[CNOSPcnos]/u.test(text))
    return messages.unreadable;
  return { kind: "smiles", code: text, smiles: text, drawing: "", atoms: text.length };
}

/** The results of a structure: substructures and similarity are known of benzaldehyde alone. */
export function structureResults(
  { page, offset, ...searched }: Searched & { readonly page: number; readonly offset: number },
  language: Language = "zh",
  viewer: SampleViewer = "customer",
): StructureResults | Message {
  const query = drawnReading(searched.code);
  if (!("kind" in query)) return query;
  const hits = hitsOf(query, searched, language, viewer);
  const { items, total } = listed(hits, searched, { page, size: offset });
  return {
    items: items as readonly StructureHit[],
    otherForms: [],
    total,
    isMore: false,
    isCutShort: false,
    query,
  };
}

/** A page of more results than are counted. */
export function manyStructureResults(
  page: number,
  size: number,
  language: Language = "zh",
): StructureResults {
  const rows = manyItemRows(1000, language).map((row) => ({ ...row, ...nothingMarked }));
  const query = drawnReading("O=Cc1ccccc1") as DrawnStructureReading;
  return {
    items: pageOf(rows, page, size),
    otherForms: [],
    total: rows.length,
    isMore: true,
    isCutShort: false,
    query,
  };
}

/** The counts of facets and categories in the results of a structure. */
export function structureFacets(
  searched: Searched,
  language: Language = "zh",
): StructureFacets | Message {
  const query = drawnReading(searched.code);
  if (!("kind" in query)) return query;
  const hits = hitsOf(query, searched, language, "guest");
  const { facets, total } = listed(hits, searched, { page: 1, size: 1 });
  const { categories = [] } = categorySide(searched.categoryId, language) ?? {};
  return { facets, categories, total, isMore: false, isCutShort: false };
}

/** The items whose structures are like those of an item: the aldehydes for benzaldehyde, none for others. */
export function similarStructures(
  itemCode: string,
  limit: number,
  language: Language = "zh",
  viewer: SampleViewer = "customer",
): readonly StructureHit[] {
  if (!isItemCode(itemCode) || gradeOf(itemCode).substance !== "benzaldehyde") return [];
  return likeBenzaldehyde
    .slice(1)
    .flatMap(([key, percent]) =>
      rowsOf(key, language, viewer).map((row) => ({
        ...row,
        similarity: percent / 100,
        matchedAtoms: [],
      })),
    )
    .slice(0, limit);
}

/** The verdict of each entry of a list. */
export function structureVerdicts(
  entries: readonly string[],
  language: Language = "zh",
  viewer: SampleViewer = "customer",
): readonly StructureVerdict[] {
  return entries.map((entry) => {
    const query = drawnReading(entry);
    if (!("kind" in query)) {
      const isMissing = query === messages.unknownInchiKey;
      return {
        verdict: isMissing ? "missing" : "unreadable",
        kind: isMissing ? "inchikey" : "unknown",
        reason: isMissing ? "" : query[language],
        items: [],
        total: 0,
      };
    }
    const found = hitsOf(
      query,
      { ...UNREFINED, code: entry, match: "exact", threshold: null },
      language,
      viewer,
    );
    return {
      verdict: found.length === 0 ? "missing" : "found",
      kind: query.kind,
      reason: "",
      items: found.slice(0, 3),
      total: found.length,
    };
  });
}

function hitsOf(
  query: DrawnStructureReading,
  { match, threshold }: Searched,
  language: Language,
  viewer: SampleViewer,
): readonly StructureHit[] {
  const isBenzaldehyde = query.smiles === substances.benzaldehyde.smiles;
  if (match === "substructure" && isBenzaldehyde) {
    return withBenzaldehyde.flatMap(([key, matchedAtoms]) =>
      rowsOf(key, language, viewer).map((row) => ({ ...row, similarity: null, matchedAtoms })),
    );
  }
  if (match === "similarity" && isBenzaldehyde) {
    return likeBenzaldehyde
      .filter(([, percent]) => percent >= similarityThreshold(threshold))
      .flatMap(([key, percent]) =>
        rowsOf(key, language, viewer).map((row) => ({
          ...row,
          similarity: percent / 100,
          matchedAtoms: [],
        })),
      );
  }
  const keys = (Object.keys(substances) as Key[]).filter(
    (key) => (identifiers[key]?.smiles ?? substances[key].smiles) === query.smiles,
  );
  return keys.flatMap((key) =>
    rowsOf(key, language, viewer).map((row) => ({
      ...row,
      similarity: match === "similarity" ? 1 : null,
      matchedAtoms:
        match === "similarity" ? [] : Array.from({ length: query.atoms }, (_, at) => at),
    })),
  );
}

function rowsOf(key: Key, language: Language, viewer: SampleViewer) {
  return itemCodes
    .filter((code) => gradeOf(code).substance === key)
    .map((code) => itemRow(code, language, viewer));
}
