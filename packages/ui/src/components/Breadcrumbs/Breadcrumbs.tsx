import { Link } from "react-router-dom";
import { useCopy } from "../../language/language.tsx";
import { useUrlOf } from "../../state/urls.ts";
import { StructuredData } from "../StructuredData/StructuredData.tsx";
import { breadcrumbData, type Crumb } from "./breadcrumb-data.ts";
import { copy } from "./Breadcrumbs.copy.ts";
import * as css from "./Breadcrumbs.css.ts";

export type BreadcrumbsProps = {
  /** From the home page down; the last one is the current page and needs no link. */
  crumbs: readonly Crumb[];
};

/** The position of the page in the shop, also as structured data. */
export function Breadcrumbs({ crumbs }: BreadcrumbsProps) {
  const words = useCopy(copy);
  const urlOf = useUrlOf();
  const last = crumbs.length - 1;
  return (
    <>
      <StructuredData of={breadcrumbData(crumbs, urlOf)} />
      <nav aria-label={words.label}>
        <ol className={css.trail}>
          {crumbs.map(({ label, to }, index) => (
            <li className={css.crumb} key={label}>
              {to !== undefined && index < last ? (
                <Link to={to}>{label}</Link>
              ) : (
                <span
                  className={index === last ? css.current : undefined}
                  aria-current={index === last ? "page" : undefined}
                >
                  {label}
                </span>
              )}
            </li>
          ))}
        </ol>
      </nav>
    </>
  );
}
