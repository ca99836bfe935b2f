import type { LucideIconData } from "@lucide/icons";
import type { ReactNode } from "react";
import { Icon } from "../Icon/Icon.tsx";
import * as css from "./EmptyState.css.ts";

type Props = {
  icon: LucideIconData;
  title: ReactNode;
  /** The heading's element, as the place needs it; a paragraph where nothing is headed. */
  as?: "h1" | "h2" | "h3" | "p";
  /** What one can do about it. */
  children?: ReactNode;
  /** Buttons and links, one of them primary at most. */
  actions?: ReactNode;
  /** Set where the emptiness is the answer to a action, such as a search. */
  role?: "status";
};

/** Nothing is here, and what to do next. */
export function EmptyState({ icon, title, as: Title = "h2", children, actions, role }: Props) {
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
