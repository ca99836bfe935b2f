import { Link } from "react-router-dom";
import { linkTarget } from "../../link-target.ts";

export interface ContentLinkProps {
  /** The link as the content has it: a path of the shop, or another address. */
  readonly link: string;
  /** The class of the link, which the screen lays over its banner. */
  readonly className: string;
  /** The words of the link. */
  readonly children: string;
}

/** A link of the shop's content, such as a banner's. */
export function ContentLink({ link, className, children }: ContentLinkProps) {
  const target = linkTarget(link);
  return "to" in target ? (
    <Link className={className} to={target.to}>
      {children}
    </Link>
  ) : (
    <a className={className} href={target.href}>
      {children}
    </a>
  );
}
