import type { ReactNode } from "react";
import * as css from "./DefinitionList.css.ts";

export type Definition = {
  /** What is stated, unique in the list. */
  readonly term: string;
  /** The fact. */
  readonly value: ReactNode;
};

export type DefinitionListProps = {
  /** Terms with their values, in their order. */
  entries: readonly Definition[];
  /**
   * `rows` is a list with lines, as on a label; `line` puts the entries side by side, wrapping; `cells` puts each term
   * above its value, in columns.
   */
  layout?: "rows" | "line" | "cells";
  /** The number of columns of `rows` on a wide screen. */
  columns?: 1 | 2;
  /** Whether there is a line above the first row. */
  isRuled?: boolean;
};

/** Properties and their values. Use `Measure` for values with units. */
export function DefinitionList({
  entries,
  layout = "rows",
  columns = 1,
  isRuled = false,
}: DefinitionListProps) {
  return (
    <dl className={layout === "rows" ? css.list({ columns, isRuled }) : css.lists[layout]}>
      {entries.map(({ term, value }) => (
        <div className={css.entries[layout]} key={term}>
          <dt className={css.terms[layout]}>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
