/** Signs that hold a sign and the first digit of a number: "@" is 0, "A" is 1, "a" is -1. */
const SQUEEZED = "@ABCDEFGHI";
/** The same of a difference from the ordinate before: "%" is 0, "J" is 1, "j" is -1. */
const DIFFERENCES = "%JKLMNOPQR";
/** How often the entry before is there in all: "S" is once, "s" nine times. */
const DUPLICATES = "STUVWXYZs";

const TOKEN = /[+-]?(?:\d+\.?\d*|\.\d+)(?:[Ee][+-]\d+)?|[@-Ia-i%J-Rj-rS-Zs]\d*|\?/gu;

type Entry =
  | { readonly kind: "number" | "difference" | "times"; readonly value: number }
  | { readonly kind: "unknown" };

/**
 * Reads the lines of ordinates of JCAMP-DX, each after its abscissa: numbers with blanks, packed, squeezed, as differences and with
 * counts of duplicates. Undefined where a sign is unknown, or where the value that repeats the last of the line before differs from it.
 */
export function readOrdinates(lines: readonly string[]): number[] | undefined {
  const ordinates: number[] = [];
  let isChecked = false;
  for (const line of lines) {
    if (line.trim() === "") continue;
    const [, ...entries] = entriesIn(line) ?? [];
    if (entries.length === 0) return undefined;
    let change: number | undefined;
    for (const [at, entry] of entries.entries()) {
      const last = ordinates.at(-1);
      if (entry.kind === "unknown") ordinates.push(last ?? 0);
      else if (entry.kind === "number") {
        // After a difference, the next line begins with the same ordinate again.
        if (at === 0 && isChecked) {
          if (last === undefined || Math.abs(last - entry.value) > 1) return undefined;
        } else ordinates.push(entry.value);
        change = undefined;
      } else if (last === undefined) return undefined;
      else if (entry.kind === "difference") {
        change = entry.value;
        ordinates.push(last + change);
      } else if (change === undefined) ordinates.push(...repeated(last, 0, entry.value - 1));
      else ordinates.push(...repeated(last, change, entry.value - 1));
    }
    isChecked = change !== undefined;
  }
  return ordinates;
}

function repeated(last: number, change: number, times: number): number[] {
  return Array.from({ length: times }, (_, at) => last + change * (at + 1));
}

/** The entries of a line, the abscissa first; undefined where it has a sign that is none of them. */
function entriesIn(line: string): Entry[] | undefined {
  const rest = line.replaceAll(TOKEN, "");
  if (/[^\s,;]/u.test(rest)) return undefined;
  return [...line.matchAll(TOKEN)].map(([token]) => entryOf(token));
}

function entryOf(token: string): Entry {
  if (token === "?") return { kind: "unknown" };
  const [first, digits] = [token.charAt(0), token.slice(1)];
  const times = DUPLICATES.indexOf(first);
  if (times >= 0) return { kind: "times", value: Number(`${String(times + 1)}${digits}`) };
  for (const [kind, signs] of [
    ["number", SQUEEZED],
    ["difference", DIFFERENCES],
  ] as const) {
    const positive = signs.indexOf(first);
    if (positive >= 0) return { kind, value: Number(`${String(positive)}${digits}`) };
    const negative = signs.toLowerCase().indexOf(first);
    if (negative > 0) return { kind, value: -Number(`${String(negative)}${digits}`) };
  }
  return { kind: "number", value: Number(token) };
}
