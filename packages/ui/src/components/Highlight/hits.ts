import { normalise } from "@reagent/domain/search-text";

export type Piece = { readonly text: string; readonly isHit: boolean };

/**
 * Cuts a text into pieces that were searched for and pieces that were not. Width, case, hyphens and spaces do
 * not matter, as in the search itself (decisions, search matching); the pieces joined are the text.
 */
export function hits(text: string, query: string): Piece[] {
  const folded = fold(text);
  for (const wanted of [[query], query.split(/\s+/u)]) {
    const ranges = wanted.flatMap((part) => rangesOf(folded, fold(part).text));
    if (ranges.length > 0) return cut(text, ranges);
  }
  return text === "" ? [] : [{ text, isHit: false }];
}

type Range = { readonly start: number; readonly end: number };
type Folded = { readonly text: string; readonly source: readonly Range[] };

/** The text as the search sees it, and for each of its code units where it came from. */
function fold(text: string): Folded {
  let result = "";
  const source: Range[] = [];
  let start = 0;
  for (const character of text) {
    const end = start + character.length;
    const plain = normaliseCharacter(character);
    result += plain;
    for (let unit = 0; unit < plain.length; unit += 1) source.push({ start, end });
    start = end;
  }
  return { text: result, source };
}

const normalised = new Map<string, string>();

/** Kept per character: a page of results asks for the same few hundred over and over. */
function normaliseCharacter(character: string): string {
  const known = normalised.get(character);
  if (known !== undefined) return known;
  const plain = normalise(character);
  normalised.set(character, plain);
  return plain;
}

function rangesOf(folded: Folded, wanted: string): Range[] {
  const ranges: Range[] = [];
  if (wanted === "") return ranges;
  let at = folded.text.indexOf(wanted);
  while (at !== -1) {
    const first = folded.source[at];
    const last = folded.source[at + wanted.length - 1];
    if (first && last) ranges.push({ start: first.start, end: last.end });
    at = folded.text.indexOf(wanted, at + wanted.length);
  }
  return ranges;
}

function cut(text: string, ranges: readonly Range[]): Piece[] {
  const pieces: Piece[] = [];
  let done = 0;
  for (const { start, end } of ranges.toSorted((a, b) => a.start - b.start)) {
    if (end <= done) continue;
    const from = Math.max(start, done);
    if (from > done) pieces.push({ text: text.slice(done, from), isHit: false });
    pieces.push({ text: text.slice(from, end), isHit: true });
    done = end;
  }
  if (done < text.length) pieces.push({ text: text.slice(done), isHit: false });
  return pieces;
}
