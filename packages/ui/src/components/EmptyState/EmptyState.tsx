import type { LucideIconData } from "@lucide/icons";
import type { ReactNode } from "react";
import { Icon } from "../Icon/Icon.tsx";
import * as css from "./EmptyState.css.ts";

export type EmptyStateProps = {
  /** Drawn over the title, 40 px. */
  icon: LucideIconData;
  /** What there is none of, in one sentence. */
  title: ReactNode;
  /** The heading's element, by its place in the document; a paragraph where there is no heading. */
  as?: "h1" | "h2" | "h3" | "p";
  /** A link or button to continue. */
  children?: ReactNode;
  /** Buttons and links, at most one of them primary. */
  actions?: ReactNode;
  /** Set where the empty state is the result of an action, such as a search. */
  role?: "status";
};

/** An empty state, with a link to continue. */
export function EmptyState({
  icon,
  title,
  as: Title = "h2",
  children,
  actions,
  role,
}: EmptyStateProps) {
  return (
    <div className={css.empty} role={role}>
      <span className={css.mark}>
        <Icon of={icon} size={40} />
      </span>
      <Title className={css.title}>{title}</Title>
      {children && <div className={css.words}>{children}</div>}
      {actions && <div className={css.actions}>{actions}</div>}
    </div>
  );
}
