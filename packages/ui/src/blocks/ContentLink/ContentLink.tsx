import { Link } from "react-router-dom";
import { linkTarget } from "../../link-target.ts";

interface Props {
  /** The link as the content has it: a path of the shop, or another address. */
  readonly link: string;
  readonly className: string;
  readonly children: string;
}

/** A link of the shop's content, such as a banner's. */
export function ContentLink({ link, className, children }: Props) {
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
