import type { ReactNode } from "react";
import * as css from "./SideColumn.css.ts";

export interface SideColumnProps {
  /** Sections of the side column; on narrow screens above the content. */
  readonly side: ReactNode;
  /** Under the side column; on narrow screens below the content. */
  readonly below?: ReactNode;
  /** The content beside the side column. */
  readonly children: ReactNode;
}

/** The content of a page, with a narrow column on its left. */
export function SideColumn({ side, below, children }: SideColumnProps) {
  return (
    <div className={css.page}>
      <div className={css.side}>{side}</div>
      <div className={css.main}>{children}</div>
      {below && <div className={css.below}>{below}</div>}
    </div>
  );
}
