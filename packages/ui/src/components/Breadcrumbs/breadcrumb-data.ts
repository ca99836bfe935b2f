import { createPath, resolvePath, type To } from "react-router-dom";
import type { UrlOf } from "../../state/urls.ts";
import type { Thing } from "../StructuredData/thing.ts";

export type Crumb = { readonly label: string; readonly to?: To };

/** The breadcrumb as structured data. The last crumb is the current page and needs no address. */
export function breadcrumbData(crumbs: readonly Crumb[], urlOf: UrlOf): Thing {
  return {
    "@type": "BreadcrumbList",
    itemListElement: crumbs.map(({ label, to }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: label,
      item: to === undefined ? undefined : urlOf(createPath(resolvePath(to))),
    })),
  };
}
