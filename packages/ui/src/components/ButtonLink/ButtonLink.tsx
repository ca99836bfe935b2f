import type { LucideIconData } from "@lucide/icons";
import ExternalLink from "@lucide/icons/icons/external-link";
import type { MouseEventHandler, ReactNode, Ref } from "react";
import { Link, type To } from "react-router-dom";
import { useCopy } from "../../language/language.tsx";
import { button } from "../Button/Button.css.ts";
import type { ButtonKind, ButtonSize } from "../Button/Button.tsx";
import { Icon } from "../Icon/Icon.tsx";
import { copy } from "../TextLink/TextLink.copy.ts";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";

type Target =
  /** `state` is kept in the history with the page. */
  | {
      /** The page of the shop that it leads to. */
      to: To;
      /** Kept in the history with that page. */
      state?: object | undefined;
      href?: never;
      isExternal?: never;
    }
  | {
      /** Another address, or a file: loaded without the router. */
      href: string;
      to?: never;
      state?: never;
      /** Opens a new tab, and says so. Unlike `TextLink` it names the shop's origin there, which WeChat's page of a payment asks for. */
      isExternal?: boolean;
    };

export type ButtonLinkProps = Target & {
  /** The words, which are the accessible name unless `aria-label` is given. */
  children: ReactNode;
  /** Its rank among the buttons of the view; secondary by default. */
  kind?: Extract<ButtonKind, "primary" | "secondary" | "quiet">;
  /** 28, 36 or 44 px high, on a phone one step more; medium by default. */
  size?: ButtonSize;
  /** As wide as its container; by default as wide as its words. */
  isWide?: boolean;
  /** Drawn before the words. */
  icon?: LucideIconData;
  "aria-label"?: string;
  /** Called before the page is left. */
  onClick?: MouseEventHandler<HTMLAnchorElement>;
  /** The link, to move the focus to it. */
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
  isExternal = false,
  ...rest
}: ButtonLinkProps) {
  const words = useCopy(copy);
  const className = button({ kind, size, isWide });
  const content = (
    <>
      {icon && <Icon of={icon} size={size === "large" ? 18 : 16} />}
      {children}
      {isExternal && (
        <>
          <Icon of={ExternalLink} size={14} />
          <VisuallyHidden>{words.opensNewWindow}</VisuallyHidden>
        </>
      )}
    </>
  );
  const window = isExternal
    ? ({ target: "_blank", rel: "noopener", referrerPolicy: "origin" } as const)
    : {};
  return to === undefined ? (
    <a className={className} href={href} {...window} {...rest}>
      {content}
    </a>
  ) : (
    <Link className={className} to={to} state={state} {...rest}>
      {content}
    </Link>
  );
}
