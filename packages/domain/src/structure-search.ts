import * as v from "valibot";

/** What a structure search finds: the same structure, those that contain it, or those alike. */
export const STRUCTURE_MATCHES = ["exact", "substructure", "similarity"] as const;
export type StructureMatch = (typeof STRUCTURE_MATCHES)[number];

/** Greatest length of a structure's notation, in characters: a molfile of 200 atoms with query features has 17,000. */
export const LONGEST_STRUCTURE = 20_000;

/** Most atoms, without hydrogen, of a structure that is searched for. */
export const MOST_QUERY_ATOMS = 200;

/** Most atoms, without hydrogen, of a structure that is found; larger ones are not in the index. */
export const MOST_ATOMS = 500;

/** Results up to this many are counted; the total of more is marked as a lower bound. */
export const MOST_COUNTED = 1000;

/** Most entries of a list that is looked up at once. */
export const MOST_LIST_ENTRIES = 500;

/** Least similarity of results in percent (Tanimoto): by default, and the bounds of a chosen one. */
export const SIMILARITY = { usual: 60, least: 30, greatest: 100 } as const;

/** A chosen least similarity in percent, within the bounds; the usual one without a choice. */
export function similarityThreshold(percent: number | null): number {
  return percent === null
    ? SIMILARITY.usual
    : Math.min(SIMILARITY.greatest, Math.max(SIMILARITY.least, percent));
}

/**
 * A standard InChIKey in capitals, from a text with or without "InChIKey=" before it and a name behind it; undefined for any other text. A
 * key of an InChI that is not standard, which ends in "NA-N", becomes the standard one with the same digests.
 */
export function parseInchiKey(text: string): string | undefined {
  return /^(?:InChIKey\s*[=:：]\s*)?([A-Z]{14}-[A-Z]{10}-[A-Z])(?:\s|$)/iu
    .exec(text.trim())?.[1]
    ?.toUpperCase()
    .replace(/N(?=A-[A-Z]$)/u, "S");
}

/**
 * A SMILES or SMARTS with each of its parts once (decisions, structure search). A text of another kind stays as it is, and so does one
 * whose parts are bonded to each other by a ring number.
 */
export function withoutRepeatedParts(code: string): string {
  const parts = structureParts(code);
  const different = new Set(parts);
  return different.size === parts.length ? code : [...different].join(".");
}

/** The parts of a SMILES or SMARTS; a text of another kind, or whose parts are bonded to each other by a ring number, is one. */
export function structureParts(code: string): readonly string[] {
  if (/\s|^InChI/u.test(code)) return [code];
  const parts = code.split(".");
  return parts.every(isWholePart) ? parts : [code];
}

/** Whether brackets and ring numbers of a part of a SMILES end within it. */
function isWholePart(part: string): boolean {
  const bare = part.replaceAll(/\[[^\]]*\]/gu, "");
  const open = new Set<string>();
  for (const [number] of bare.matchAll(/%\d\d|\d/gu)) if (!open.delete(number)) open.add(number);
  return part !== "" && open.size === 0 && count(bare, "(") === count(bare, ")");
}

const count = (text: string, sign: string): number => text.split(sign).length - 1;

/** Whether a text is a molfile: its counts line states the version. The lines before it may be missing. */
export function isMolfile(text: string): boolean {
  return /(?:\n|^\s*\d)[^\n]*V[23]000/u.test(text);
}

/** The form of a structure search: any notation of a structure, and the kind of match. */
export const StructureSearchInput = v.object({
  code: v.pipe(
    v.string("structure-required"),
    // Not trimmed: the first lines of a molfile may be blank.
    v.check((text) => text.trim() !== "", "structure-required"),
    v.maxLength(LONGEST_STRUCTURE, "structure-too-long"),
  ),
  match: v.picklist(STRUCTURE_MATCHES),
});
