import { meantCharacters } from "@reagent/domain/plain-text";
import { type Expression, type RawBuilder, sql } from "kysely";

/** Longer texts are cut off, which limits the cost of a comparison. */
const LONGEST_TEXT = 100;

/** The condition that a column contains a text, in any case; wildcards in the text have no effect, and signs are read as the characters that are meant. */
export function contains(column: Expression<unknown>, text: string): RawBuilder<boolean> {
  const plain = Array.from(meantCharacters(text.trim().toWellFormed()))
    .slice(0, LONGEST_TEXT)
    .join("")
    .replaceAll(/[\\%_]/gu, String.raw`\$&`);
  return sql<boolean>`lower(${column}) like lower(${`%${plain}%`}) escape ${sql.lit("\\")}`;
}
