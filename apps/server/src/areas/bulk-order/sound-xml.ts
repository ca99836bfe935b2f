/** The last cell of a sheet is XFD1048576. */
export const MOST_ROWS = 1_048_576;
export const MOST_COLUMNS = 16_384;

/** Parts of a workbook nest about ten elements. */
const MOST_LEVELS = 64;

/** What begins with "<" and is no tag, with its end. */
const OTHERS = [
  ["<!--", "-->"],
  ["<![CDATA[", "]]>"],
  ["<?", "?>"],
] as const;

const NAME = /^<\/?(?:[\w.-]+:)?([\w.-]+)/u;
/** An attribute as the library finds it: its value may lack quotes, and the last of several with the same name counts, in any case. */
const ATTRIBUTE = /\s(?:[^"\s?>/=:]*:)?([^"\s?>/=:]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^'">\s]+))/gu;
const CELL = /^([A-Z]{0,3})(\d{1,7})$/u;

/**
 * Whether a part of a workbook is XML whose tags are all closed, and whose rows and cells are within a sheet. The library that reads it
 * searches the rest of the file for the end of each element, and makes rows of any number, so that a small file could keep it busy for minutes.
 */
export function isSoundXml(text: string): boolean {
  const open: string[] = [];
  let at = text.indexOf("<");
  while (at >= 0) {
    const other = OTHERS.find(([begin]) => text.startsWith(begin, at));
    const end = other ? after(text, other[1], at) : endOfTag(text, at);
    if (end === undefined) return false;
    if (!other && !isSoundTag(text.slice(at, end), open)) return false;
    at = text.indexOf("<", end);
  }
  return open.length === 0;
}

/** Whether a tag fits the elements that are open, which it opens or closes. */
function isSoundTag(tag: string, open: string[]): boolean {
  const name = NAME.exec(tag)?.[1];
  if (name === undefined) return false;
  if (tag.startsWith("</")) return open.pop() === name;
  if (!tag.endsWith("/>")) open.push(name);
  return open.length <= MOST_LEVELS && isWithinSheet(name, tag);
}

function after(text: string, end: string, from: number): number | undefined {
  const at = text.indexOf(end, from);
  return at < 0 ? undefined : at + end.length;
}

/** The end of a tag, whose values may have ">" in them, but no "<": the library would take it for the beginning of another tag. */
function endOfTag(text: string, start: number): number | undefined {
  let quote = "";
  for (let at = start; at < text.length; at += 1) {
    const character = text.charAt(at);
    if (character === "<" && at > start) return undefined;
    if (quote !== "") quote = character === quote ? "" : quote;
    else if (character === '"' || character === "'") quote = character;
    else if (character === ">") return at + 1;
  }
  return undefined;
}

function isWithinSheet(name: string, tag: string): boolean {
  if (name !== "c" && name !== "row") return true;
  return Array.from(tag.matchAll(ATTRIBUTE)).every(
    ([, attribute = "", ...values]) =>
      attribute.toLowerCase() !== "r" || isPlace(name, values.join("")),
  );
}

function isPlace(name: "c" | "row", place: string): boolean {
  const [, column = "", row = ""] = CELL.exec(place.toUpperCase()) ?? [];
  return (
    (name === "c") === (column !== "") &&
    Number(row) >= 1 &&
    Number(row) <= MOST_ROWS &&
    numberOf(column) <= MOST_COLUMNS
  );
}

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";

/** The number of a column by its letters; 0 for none. */
const numberOf = (letters: string): number =>
  Array.from(letters).reduce(
    (sum, letter) => sum * LETTERS.length + LETTERS.indexOf(letter) + 1,
    0,
  );
