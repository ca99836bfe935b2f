import type { ReactNode } from "react";
import { useCopy } from "../../language/language.tsx";
import { copy } from "./Badge.copy.ts";
import * as css from "./Badge.css.ts";

export type BadgeKind = keyof typeof copy.zh;

type BadgeProps = {
  kind: BadgeKind;
  /** After the badge's own word, such as the number of a hazardous good. */
  detail?: string | number;
  /** In place of the badge's own word. */
  children?: ReactNode;
};

/** One mark of a product. Only the special price is filled; dangers carry a lozenge. */
export function Badge({ kind, detail, children }: BadgeProps) {
  const words = useCopy(copy);
  return (
    <span className={css.badge({ kind })}>
      <span>
        {children ?? words[kind]}
        {detail !== undefined && ` ${detail}`}
      </span>
    </span>
  );
}

/** Badges side by side, wrapping as one. */
export function Badges({ children }: { children: ReactNode }) {
  return <span className={css.badges}>{children}</span>;
}
