import type { LucideIconData } from "@lucide/icons";
import ExternalLink from "@lucide/icons/icons/external-link";
import type { AriaAttributes, MouseEventHandler, ReactNode, Ref } from "react";
import { Link, type To } from "react-router-dom";
import { useCopy } from "../../language/language.tsx";
import { Icon } from "../Icon/Icon.tsx";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";
import { copy } from "./TextLink.copy.ts";
import * as css from "./TextLink.css.ts";

type Target =
  | {
      /** The page of the shop that it leads to. */
      to: To;
      /** Kept in the history with that page. */
      state?: object | undefined;
      href?: never;
      /** Opens a new tab, and says so; links to telephone numbers and mail do not need it. */
      isExternal?: boolean;
    }
  | {
      /** Another address, or a file: loaded without the router. */
      href: string;
      to?: never;
      state?: never;
      /** Opens a new tab, and says so; links to telephone numbers and mail do not need it. */
      isExternal?: boolean;
    };

export type TextLinkProps = Target & {
  /** The words, which are the accessible name unless `aria-label` is given. */
  children: ReactNode;
  /** `inline` is underlined: for links within a sentence. `plain` and `muted` are for lists of links. */
  kind?: "accent" | "inline" | "plain" | "muted";
  /** Shown before the text. */
  icon?: LucideIconData;
  "aria-current"?: AriaAttributes["aria-current"];
  "aria-label"?: string;
  /** Called before the page is left. */
  onClick?: MouseEventHandler<HTMLAnchorElement>;
  /** Called on hover, to load the page ahead. */
  onMouseEnter?: MouseEventHandler<HTMLAnchorElement>;
  /** The link, to move the focus to it. */
  ref?: Ref<HTMLAnchorElement>;
};

/** A text link. */
export function TextLink({
  children,
  kind = "accent",
  icon,
  to,
  state,
  href,
  isExternal = false,
  ...rest
}: TextLinkProps) {
  const words = useCopy(copy);
  const className = css.textLink({ kind, hasIcon: icon !== undefined || isExternal });
  const window = isExternal ? { target: "_blank", rel: "noopener noreferrer" } : {};
  const content = (
    <>
      {icon && <Icon of={icon} size={16} />}
      {children}
      {isExternal && (
        <>
          <Icon of={ExternalLink} size={14} />
          <VisuallyHidden>{words.opensNewWindow}</VisuallyHidden>
        </>
      )}
    </>
  );
  return to === undefined ? (
    <a className={className} href={href} {...window} {...rest}>
      {content}
    </a>
  ) : (
    <Link className={className} to={to} state={state} {...window} {...rest}>
      {content}
    </Link>
  );
}
