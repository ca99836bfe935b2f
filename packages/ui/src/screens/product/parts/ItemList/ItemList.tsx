import type { ItemRow } from "@reagent/api/contract/product";
import { needsPager } from "@reagent/domain/paging";
import { type Marking, unmarked } from "../../../../components/Highlight/marking.ts";
import { Pager, type PagerNavigation } from "../../../../components/Pager/Pager.tsx";
import { useCopy } from "../../../../language/language.tsx";
import { groupBySubstance } from "./group-by-substance.ts";
import { copy } from "./ItemList.copy.ts";
import * as css from "./ItemList.css.ts";
import { SubstanceGroup } from "./SubstanceGroup.tsx";

type Props = PagerNavigation & {
  items: readonly ItemRow[];
  /** From 1. */
  page: number;
  /** How many items there are on all pages, and how many a page holds. */
  total: number;
  size: number;
  /** Whether a pager stands above the items too; below them one stands whenever they need several pages. */
  hasPagerAbove?: boolean;
  /** Another page is on its way; this one stays until it is there. */
  isTurning?: boolean;
  /** Marks what was searched for in what was found. */
  mark?: Marking;
  /** Whether every item shows its packs from the beginning. */
  isOpenAtFirst?: boolean;
  /** The element of a substance's heading, as the place needs it. */
  as?: "h2" | "h3";
};

/** Items as lists show them: by substance, each with a row that opens to its prices and stock, page by page. */
export function ItemList({
  items,
  page,
  total,
  size,
  hasPagerAbove = false,
  isTurning = false,
  mark = unmarked,
  isOpenAtFirst = false,
  as = "h2",
  ...way
}: Props) {
  const words = useCopy(copy);
  const pages = { page, total, size, ...way };
  return (
    <div className={css.list} aria-busy={isTurning}>
      {hasPagerAbove && (
        <div className={css.pagerAbove}>
          <Pager {...pages} label={words.pagerAbove} />
        </div>
      )}
      {groupBySubstance(items).map(([first, ...others]) => (
        <SubstanceGroup
          key={first.itemId}
          items={[first, ...others]}
          mark={mark}
          isOpenAtFirst={isOpenAtFirst}
          as={as}
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
