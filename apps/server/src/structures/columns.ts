import { FINGERPRINT_BYTES } from "./fingerprint.ts";
import type { PackedTexts } from "./packed.ts";

/** Words of each of the two fingerprints. */
export const WORDS = FINGERPRINT_BYTES / 4;

/**
 * All structures of the catalogue in the order of results, few atoms first, then the catalogue's order. Packed, in memory that threads
 * share: about 350 bytes each.
 */
export interface StructureColumns {
  readonly count: number;
  /** Pattern and Morgan fingerprints, 32 words each per structure. */
  readonly pattern: Uint32Array;
  readonly morgan: Uint32Array;
  /** The number of bits of each Morgan fingerprint. */
  readonly morganBits: Uint16Array;
  /** SMILES of the catalogue, whose atoms are counted in its own order. */
  readonly smiles: PackedTexts;
  /** SMILES as RDKit writes it, which is read faster. */
  readonly canonical: PackedTexts;
  /** The items of each structure, one after the other, and where those of each start. */
  readonly items: Int32Array;
  readonly itemsAt: Uint32Array;
  /** All item ids, sorted, and the structure of each. */
  readonly itemIds: Int32Array;
  readonly structureOf: Uint32Array;
}

/** The structure of an item; undefined where it has none. */
export function structureOfItem(
  { itemIds, structureOf }: StructureColumns,
  item: number,
): number | undefined {
  let from = 0;
  let to = itemIds.length;
  while (from < to) {
    const middle = (from + to) >>> 1;
    if ((itemIds[middle] ?? 0) < item) from = middle + 1;
    else to = middle;
  }
  return itemIds[from] === item ? structureOf[from] : undefined;
}

/** Tells of each structure whether its pattern fingerprint has every bit of one of a query's alternatives. */
export function screenFor(
  columns: StructureColumns,
  alternatives: readonly Uint8Array[],
): (at: number) => boolean {
  const screens = alternatives.map((fingerprint) => screenForOne(columns, fingerprint));
  const [only, ...others] = screens;
  return only && others.length === 0 ? only : (at) => screens.some((passes) => passes(at));
}

function screenForOne(
  { count, pattern }: StructureColumns,
  query: Uint8Array,
): (at: number) => boolean {
  const wanted = wordsOf(query);
  const samples = Array.from({ length: Math.min(count, SAMPLES) }, (_, sample) =>
    Math.floor((sample * count) / SAMPLES),
  );
  const has = (at: number, word: number, bits: number) =>
    ((pattern[at * WORDS + word] ?? 0) & bits) >>> 0 === bits;
  // The word that the fewest structures have comes first.
  const used = [...wanted.entries()]
    .filter(([, bits]) => bits !== 0)
    .map(([word, bits]) => ({
      word,
      bits,
      passed: samples.filter((at) => has(at, word, bits)).length,
    }))
    .toSorted((one, other) => one.passed - other.passed);
  const words = Uint32Array.from(used, ({ word }) => word);
  const masks = Uint32Array.from(used, ({ bits }) => bits);
  return (at) => {
    for (let each = 0; each < words.length; each += 1)
      if (!has(at, words[each] ?? 0, masks[each] ?? 0)) return false;
    return true;
  };
}

const SAMPLES = 512;
/** How many structures are screened before the caller has its turn. */
const SCREENED_AT_ONCE = 4096;

/** The structures that pass a screen, one after the other; undefined where many in a row did not. */
export function* screened(
  { count }: StructureColumns,
  passes: (at: number) => boolean,
): Generator<number | undefined, void> {
  let missed = 0;
  for (let at = 0; at < count; at += 1) {
    missed = passes(at) ? 0 : missed + 1;
    if (missed === 0) yield at;
    else if (missed % SCREENED_AT_ONCE === 0) yield undefined;
  }
}

/** A structure like another, with its Tanimoto coefficient. */
export interface Alike {
  readonly at: number;
  readonly similarity: number;
}

/** The structures with at least this Tanimoto coefficient to a Morgan fingerprint, the most similar first. */
export function alike(
  { count, morgan, morganBits }: StructureColumns,
  query: Uint8Array,
  least: number,
): Alike[] {
  const wanted = wordsOf(query);
  const used = [...wanted.keys()]
    .filter((word) => wanted[word] !== 0)
    .toSorted((one, other) => bitsOf(wanted[other] ?? 0) - bitsOf(wanted[one] ?? 0));
  const words = Uint32Array.from(used);
  const masks = Uint32Array.from(used, (word) => wanted[word] ?? 0);
  const bits = countBits(wanted);
  /** The bits of the query after each word. */
  const rest = new Uint32Array(words.length);
  for (let each = words.length - 2; each >= 0; each -= 1)
    rest[each] = (rest[each + 1] ?? 0) + bitsOf(masks[each + 1] ?? 0);
  const fewest = bits * least;
  const most = bits / least;
  const found: Alike[] = [];
  for (let at = 0; at < count; at += 1) {
    const own = morganBits[at] ?? 0;
    if (own < fewest || own > most) continue;
    const start = at * WORDS;
    // Follows from common / (bits + own - common) >= least; the margin is for rounding.
    const needed = (least * (bits + own)) / (1 + least) - 0.001;
    let common = 0;
    for (let each = 0; each < words.length; each += 1) {
      common += bitsOf((morgan[start + (words[each] ?? 0)] ?? 0) & (masks[each] ?? 0));
      if (common + (rest[each] ?? 0) < needed) break;
    }
    if (common < needed) continue;
    const union = bits + own - common;
    const similarity = union === 0 ? 0 : common / union;
    if (similarity >= least) found.push({ at, similarity });
  }
  return found.sort((one, other) => other.similarity - one.similarity);
}

/** Bytes as words; a copy, since a Buffer may lie anywhere in a larger one. */
function wordsOf(bytes: Uint8Array): Uint32Array {
  return new Uint32Array(Uint8Array.from(bytes).buffer);
}

function bitsOf(word: number): number {
  let bits = word - ((word >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return (((bits + (bits >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}

/** The number of bits that are set. */
export function countBits(words: Uint32Array): number {
  let count = 0;
  for (const word of words) count += bitsOf(word);
  return count;
}
