import type { LucideIcon } from "lucide-react";
import ExternalLink from "lucide-react/icons/external-link";
import type { AriaAttributes, MouseEventHandler, ReactNode, Ref } from "react";
import { Link, type To } from "react-router-dom";
import { useCopy } from "../../language/language.tsx";
import { Icon } from "../Icon/Icon.tsx";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";
import { copy } from "./TextLink.copy.ts";
import * as css from "./TextLink.css.ts";

type Target =
  | { to: To; href?: never; isExternal?: never }
  /** `isExternal` opens a new window and says so; a call or a mail does not need it. */
  | { href: string; to?: never; isExternal?: boolean };

type Props = Target & {
  children: ReactNode;
  /** `inline` is underlined: for links within a sentence. `plain` and `muted` are for lists of links. */
  kind?: "accent" | "inline" | "plain" | "muted";
  /** Before the words. */
  icon?: LucideIcon;
  "aria-current"?: AriaAttributes["aria-current"];
  "aria-label"?: string;
  onClick?: MouseEventHandler<HTMLAnchorElement>;
  onMouseEnter?: MouseEventHandler<HTMLAnchorElement>;
  ref?: Ref<HTMLAnchorElement>;
};

/** A word that leads somewhere. */
export function TextLink({
  children,
  kind = "accent",
  icon,
  to,
  href,
  isExternal = false,
  ...rest
}: Props) {
  const words = useCopy(copy);
  const className = css.textLink({ kind, hasIcon: icon !== undefined || isExternal });
  const start = icon && <Icon of={icon} size={16} />;
  if (to !== undefined)
    return (
      <Link className={className} to={to} {...rest}>
        {start}
        {children}
      </Link>
    );
  return (
    <a
      className={className}
      href={href}
      {...(isExternal ? { target: "_blank", rel: "noopener noreferrer" } : {})}
      {...rest}
    >
      {start}
      {children}
      {isExternal && (
        <>
          <Icon of={ExternalLink} size={14} />
          <VisuallyHidden>{words.opensNewWindow}</VisuallyHidden>
        </>
      )}
    </a>
  );
}
