import type { ComponentProps, ReactNode } from "react";
import { useCopy } from "../../language/language.tsx";
import { Icon } from "../Icon/Icon.tsx";
import { copy } from "./Badge.copy.ts";
import * as css from "./Badge.css.ts";

export type BadgeKind = keyof typeof copy.zh;

export type BadgeProps = {
  /** Which mark it is; it decides words and colour. */
  kind: BadgeKind;
  /** After the words, such as the number of a hazardous substance. */
  end?: string | number | undefined;
  /** Before the label. */
  icon?: ComponentProps<typeof Icon>["of"];
  /** Replaces the badge's label. */
  children?: ReactNode;
};

/** One mark of a product. Only the special price is filled; hazards have a lozenge. */
export function Badge({ kind, end, icon, children }: BadgeProps) {
  const words = useCopy(copy);
  return (
    <span className={css.badge({ kind })}>
      {icon && <Icon of={icon} size={14} />}
      <span>
        {children ?? words[kind]}
        {end !== undefined && ` ${end}`}
      </span>
    </span>
  );
}

export type BadgesProps = {
  /** The badges, the most important first. */
  children: ReactNode;
};

/** Badges in a row that wraps as a unit. */
export function Badges({ children }: BadgesProps) {
  return (
    <>
      {" "}
      <span className={css.badges}>{children}</span>
    </>
  );
}
