import type { ReactNode } from "react";
import { SkeletonBox } from "../Skeleton/Skeleton.tsx";
import * as css from "./Figures.css.ts";

export type Figure = {
  /** What is counted or measured. */
  readonly term: string;
  /** Undefined while loading: its space is reserved. */
  readonly value: ReactNode | undefined;
};

export type FiguresProps = {
  /** The figures; the first is the main one, and larger. */
  entries: readonly Figure[];
};

/** The main figures of a page side by side, the first of them large. */
export function Figures({ entries }: FiguresProps) {
  return (
    <dl className={css.figures}>
      {entries.map(({ term, value }, index) => (
        <div className={index === 0 ? css.main : undefined} key={term}>
          <dt className={css.term}>{term}</dt>
          <dd className={index === 0 ? css.mainValue : css.value}>
            {value ?? <SkeletonBox width="88px" height="20px" />}
          </dd>
        </div>
      ))}
    </dl>
  );
}
