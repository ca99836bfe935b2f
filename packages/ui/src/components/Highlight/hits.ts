import { normalise } from "@reagent/domain/search-text";

export type Piece = { readonly text: string; readonly isHit: boolean };

/**
 * Splits a text into matching and other pieces. Width, case, hyphens and spaces are ignored, as in the search itself
 * (decisions, search matching); the pieces joined are the text.
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

/** The normalised text, with the original index of each of its code units. */
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

/** Cached by character: a page of results normalises the same few hundred repeatedly. */
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
  for (const { start, end } of [...ranges].sort((a, b) => a.start - b.start)) {
    if (end <= done) continue;
    const from = Math.max(start, done);
    if (from > done) pieces.push({ text: text.slice(done, from), isHit: false });
    pieces.push({ text: text.slice(from, end), isHit: true });
    done = end;
  }
  if (done < text.length) pieces.push({ text: text.slice(done), isHit: false });
  return pieces;
}
