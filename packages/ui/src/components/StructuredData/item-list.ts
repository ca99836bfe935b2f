import type { Thing } from "./thing.ts";

interface Listed {
  readonly name: string;
  readonly url: string;
}

interface Place {
  /** From 1. */
  readonly page: number;
  readonly size: number;
  /** The number of entries on all pages. */
  readonly total: number;
}

/** A page of a list for search engines, with the address of each entry. */
export function itemListData(
  name: string,
  entries: readonly Listed[],
  { page, size, total }: Place,
): Thing {
  return {
    "@type": "ItemList",
    name,
    numberOfItems: total,
    itemListElement: entries.map((entry, index) => ({
      "@type": "ListItem",
      position: (page - 1) * size + index + 1,
      ...entry,
    })),
  };
}
