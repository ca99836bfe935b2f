import type { ItemRow } from "@reagent/api/contract/product";
import { needsPager } from "@reagent/domain/paging";
import { type Marking, unmarked } from "../../../../components/Highlight/marking.tsx";
import { Pager, type PagerNavigation } from "../../../../components/Pager/Pager.tsx";
import { useCopy } from "../../../../language/language.tsx";
import { groupBySubstance, groupNeighbours } from "./group-by-substance.ts";
import { copy } from "./ItemList.copy.ts";
import * as css from "./ItemList.css.ts";
import { SubstanceGroup } from "./SubstanceGroup.tsx";
import type { FirstPrices } from "./useSkipToPrices.tsx";

type Props<Item extends ItemRow> = PagerNavigation & {
  items: readonly Item[];
  /** From 1. */
  page: number;
  /** How many items there are on all pages, and how many a page holds. */
  total: number;
  size: number;
  /** Whether there are more than `total`, which have no page. */
  isMore?: boolean;
  /** Whether a pager is also above the items. */
  hasPagerAbove?: boolean;
  /** Another page is loading. */
  isTurning?: boolean;
  /** Whether the order of the items matters more than that those of a substance are together. */
  isSorted?: boolean;
  /** Highlights the search text. */
  mark?: Marking;
  /** Whether all items are expanded at first. */
  isOpenAtFirst?: boolean;
  /** The level of a substance's heading. */
  as?: "h2" | "h3";
  /** The button of the first item's prices, from `useSkipToPrices`. */
  first?: FirstPrices;
  /** A note beside the names of a substance. */
  noteOf?: (item: Item) => string | undefined;
};

/** A page of items grouped by substance; the row of each expands to its prices and stock. */
export function ItemList<Item extends ItemRow>({
  items,
  page,
  total,
  size,
  isMore = false,
  hasPagerAbove = false,
  isTurning = false,
  isSorted = false,
  mark = unmarked,
  isOpenAtFirst = false,
  as = "h2",
  first: firstPrices,
  noteOf,
  ...navigation
}: Props<Item>) {
  const words = useCopy(copy);
  const pages = { page, total, isMore, pageSize: size, ...navigation };
  return (
    <div className={css.list} aria-busy={isTurning}>
      {hasPagerAbove && (
        <div className={css.pagerAbove}>
          <Pager {...pages} label={words.pagerAbove} />
        </div>
      )}
      {(isSorted ? groupNeighbours : groupBySubstance)(items).map(([first, ...others], at) => (
        <SubstanceGroup
          key={first.itemId}
          items={[first, ...others]}
          mark={mark}
          isOpenAtFirst={isOpenAtFirst}
          as={as}
          note={noteOf?.(first)}
          {...(at === 0 && firstPrices && { firstPrices })}
        />
      ))}
      {needsPager(total, size) && (
        <div className={css.pager}>
          <Pager {...pages} />
        </div>
      )}
    </div>
  );
}
