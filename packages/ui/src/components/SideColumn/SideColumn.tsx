import { type ReactNode, useId, useRef } from "react";
import { useCopy } from "../../language/language.tsx";
import { SkipLink } from "../SkipLink/SkipLink.tsx";
import { copy } from "./SideColumn.copy.ts";
import * as css from "./SideColumn.css.ts";

export interface SideColumnProps {
  /** Sections of the side column; on narrow screens above the content. */
  readonly side: ReactNode;
  /** Under the side column; on narrow screens below the content. */
  readonly below?: ReactNode;
  /** The content beside the side column. */
  readonly children: ReactNode;
}

/** The content of a page, with a narrow column on its left, which a link for the keyboard skips. */
export function SideColumn({ side, below, children }: SideColumnProps) {
  const words = useCopy(copy);
  const content = useRef<HTMLDivElement>(null);
  const id = useId();
  return (
    <div className={css.page}>
      <div className={css.side}>
        <div className={css.skip}>
          <SkipLink to={content} id={id}>
            {words.skip}
          </SkipLink>
        </div>
        {side}
      </div>
      <div className={css.main} id={id} ref={content} tabIndex={-1}>
        {children}
      </div>
      {below && <div className={css.below}>{below}</div>}
    </div>
  );
}
