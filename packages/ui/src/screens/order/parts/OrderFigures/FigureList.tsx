import type { ReactNode } from "react";
import * as css from "./OrderFigures.css.ts";

interface Props {
  /** Names and values; an empty value keeps its space while it loads. */
  readonly figures: readonly (readonly [term: string, figure: ReactNode])[];
}

/** The totals of a list, beside its title. */
export function FigureList({ figures }: Props) {
  return (
    <dl className={css.figures}>
      {figures.map(([term, figure]) => (
        <div key={term}>
          <dt className={css.figureTerm}>{term}</dt>
          <dd className={css.figure}>{figure}</dd>
        </div>
      ))}
    </dl>
  );
}
