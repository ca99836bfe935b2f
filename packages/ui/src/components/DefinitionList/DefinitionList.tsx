import type { ReactNode } from "react";
import * as css from "./DefinitionList.css.ts";

export type Definition = {
  readonly term: string;
  readonly value: ReactNode;
};

type Props = {
  entries: readonly Definition[];
  /** `rows` is a ruled list, as on a bottle; `line` sets the entries beside one another, wrapping. */
  layout?: "rows" | "line";
  /** Of rows, on a screen that is wide enough. */
  columns?: 1 | 2;
  /** A line above the first row. */
  isRuled?: boolean;
};

/** Properties and their values. Units in the values belong into `Measure`. */
export function DefinitionList({ entries, layout = "rows", columns = 1, isRuled = false }: Props) {
  const isLine = layout === "line";
  return (
    <dl className={isLine ? css.line : css.list({ columns, isRuled })}>
      {entries.map(({ term, value }) => (
        <div className={isLine ? css.lineEntry : css.entry} key={term}>
          <dt className={isLine ? css.lineTerm : css.term}>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
