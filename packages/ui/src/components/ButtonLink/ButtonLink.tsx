import type { LucideIconData } from "@lucide/icons";
import type { MouseEventHandler, ReactNode, Ref } from "react";
import { Link, type To } from "react-router-dom";
import { button } from "../Button/Button.css.ts";
import type { ButtonKind, ButtonSize } from "../Button/Button.tsx";
import { Icon } from "../Icon/Icon.tsx";

type Target =
  /** `state` is kept in the history with the page. */
  | { to: To; state?: object | undefined; href?: never }
  | { href: string; to?: never; state?: never };

type Props = Target & {
  children: ReactNode;
  kind?: Extract<ButtonKind, "primary" | "secondary" | "quiet">;
  size?: ButtonSize;
  isWide?: boolean;
  icon?: LucideIconData;
  "aria-label"?: string;
  onClick?: MouseEventHandler<HTMLAnchorElement>;
  ref?: Ref<HTMLAnchorElement>;
};

/** A link that looks like a button: `to` within the shop, `href` for anything else (telephone, mail). */
export function ButtonLink({
  children,
  kind,
  size = "medium",
  isWide,
  icon,
  to,
  state,
  href,
  ...rest
}: Props) {
  const className = button({ kind, size, isWide });
  const content = (
    <>
      {icon && <Icon of={icon} size={size === "large" ? 18 : 16} />}
      {children}
    </>
  );
  return to === undefined ? (
    <a className={className} href={href} {...rest}>
      {content}
    </a>
  ) : (
    <Link className={className} to={to} state={state} {...rest}>
      {content}
    </Link>
  );
}
