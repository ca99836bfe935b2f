import { readFileSync } from "node:fs";
import type { LocalizedText } from "@reagent/server/basics/language";
import { parse } from "csv-parse/sync";

/** The columns of a text in both languages. */
type Both<Name extends string> = `${Name}_en` | `${Name}_zh`;

const bothOf = <Name extends string>(name: Name): Both<Name>[] => [`${name}_zh`, `${name}_en`];

/**
 * The rows of a CSV file of the demo: `columns` hold one text, `texts` a text in both languages, `name_zh` and `name_en`. Throws
 * where the file has other columns.
 */
export function readRows<Column extends string, Text extends string = never>(
  file: URL,
  columns: readonly Column[],
  texts: readonly Text[] = [],
): Readonly<Record<Both<Text> | Column, string>>[] {
  const rows = parse(readFileSync(file), { columns: true }) as Record<string, string>[];
  const expected = [...columns, ...texts.flatMap(bothOf)].toSorted();
  const found = Object.keys(rows[0] ?? {}).toSorted();
  if (found.join() !== expected.join()) {
    throw new Error(`${file.pathname}: the columns are ${found.join()}, not ${expected.join()}.`);
  }
  return rows as Record<Both<Text> | Column, string>[];
}

/** A text of a row; the Chinese one is used for both languages where there is no English one, as in a file of goods. */
export function wordsIn<Name extends string>(
  row: Readonly<Record<Both<NoInfer<Name>>, string>>,
  name: Name,
): LocalizedText {
  const [zh, en] = [row[`${name}_zh`], row[`${name}_en`]];
  return { zh, en: en === "" ? zh : en };
}

/** The entries of a list, separated by semicolons. */
export function listIn(cell: string): string[] {
  return cell === "" ? [] : cell.split("; ");
}

/** Whether a mark is set. */
export function isSet(cell: string): boolean {
  return cell === "1";
}
