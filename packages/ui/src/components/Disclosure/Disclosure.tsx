import ChevronDown from "@lucide/icons/icons/chevron-down";
import type { ReactNode } from "react";
import { Icon } from "../Icon/Icon.tsx";
import * as css from "./Disclosure.css.ts";

type Props = {
  summary: ReactNode;
  isOpenAtFirst?: boolean;
  children: ReactNode;
};

/** A line that expands to its content. */
export function Disclosure({ summary, isOpenAtFirst = false, children }: Props) {
  return (
    <details open={isOpenAtFirst}>
      <summary className={css.summary}>
        {summary}
        <span className={css.arrow}>
          <Icon of={ChevronDown} />
        </span>
      </summary>
      <div className={css.content}>{children}</div>
    </details>
  );
}
