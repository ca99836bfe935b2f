import type { ReactNode } from "react";
import * as css from "./SideColumn.css.ts";

interface Props {
  /** Sections of the column; where there is no room for one they stand above the content. */
  readonly side: ReactNode;
  /** Under them; where there is no room for a column it stands below the content. */
  readonly below?: ReactNode;
  readonly children: ReactNode;
}

/** The content of a page, with a narrow column on its left. */
export function SideColumn({ side, below, children }: Props) {
  return (
    <div className={css.page}>
      <div className={css.side}>{side}</div>
      <div className={css.main}>{children}</div>
      {below && <div className={css.below}>{below}</div>}
    </div>
  );
}
