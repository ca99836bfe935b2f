import type { ReactNode } from "react";
import * as css from "./OrderFigures.css.ts";

interface Props {
  /** What each is, and what it comes to; nothing while that is loading, its room is kept. */
  readonly figures: readonly (readonly [term: string, figure: ReactNode])[];
}

/** What a list comes to, beside its title. */
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
