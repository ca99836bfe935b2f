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
  /**
   * `isExternal` opens a new tab and announces it; telephone and mail links do not need it. `state` is kept in the history with the
   * page.
   */
  | { to: To; state?: object | undefined; href?: never; isExternal?: boolean }
  | { href: string; to?: never; state?: never; isExternal?: boolean };

type Props = Target & {
  children: ReactNode;
  /** `inline` is underlined: for links within a sentence. `plain` and `muted` are for lists of links. */
  kind?: "accent" | "inline" | "plain" | "muted";
  /** Shown before the text. */
  icon?: LucideIconData;
  "aria-current"?: AriaAttributes["aria-current"];
  "aria-label"?: string;
  onClick?: MouseEventHandler<HTMLAnchorElement>;
  onMouseEnter?: MouseEventHandler<HTMLAnchorElement>;
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
}: Props) {
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
