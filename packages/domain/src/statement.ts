import { plainText } from "./plain-text.ts";

/** A text of a regulation in both languages, without the full stop at its end. */
export type Wording = { readonly zh: string; readonly en: string };

/** Standard statements by their codes, in the order of the regulation. */
export type Statements = ReadonlyMap<string, Wording>;

/** Statements of rows of code, Chinese and English. */
export function statements(rows: readonly (readonly [string, string, string])[]): Statements {
  return new Map(rows.map(([code, zh, en]) => [code, { zh, en }]));
}

/** Whether a statement's code or wording, in either language, has all words of a query. A blank query matches all. */
export function matchesStatement(code: string, { zh, en }: Wording, query: string): boolean {
  const text = plainText(`${code} ${zh} ${en}`).toLowerCase();
  // A label may print spaces in a combined code: "P301 + P310".
  const words = plainText(query)
    .toLowerCase()
    .replaceAll(/\s*([+/])\s*/gu, "$1")
    .split(/\s+/u);
  return words.every((word) => text.includes(word));
}
