import type { ReactNode } from "react";
import * as css from "./DefinitionList.css.ts";

export type Definition = {
  readonly term: string;
  readonly value: ReactNode;
};

type Props = {
  entries: readonly Definition[];
  /** `rows` is a list with lines, as on a label; `line` puts the entries side by side, wrapping. */
  layout?: "rows" | "line";
  /** The number of columns of `rows` on a wide screen. */
  columns?: 1 | 2;
  /** Whether there is a line above the first row. */
  isRuled?: boolean;
};

/** Properties and their values. Use `Measure` for values with units. */
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
