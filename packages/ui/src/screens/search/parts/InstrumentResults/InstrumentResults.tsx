import type { InstrumentList } from "@reagent/api/contract/instrument";
import { PAGE_SIZE } from "@reagent/domain/page-size";
import { needsPager } from "@reagent/domain/paging";
import { markingOf } from "../../../../components/Highlight/Highlight.tsx";
import { Pager } from "../../../../components/Pager/Pager.tsx";
import { useViewHistory } from "../../../../state/view-history.ts";
import { InstrumentGrid } from "../../../instrument/parts/InstrumentGrid/InstrumentGrid.tsx";
import { RecentlyViewed } from "../../../instrument/parts/RecentlyViewed/RecentlyViewed.tsx";
import { pager } from "../../../product/parts/ItemList/ItemList.css.ts";

interface Props {
  readonly query: string;
  readonly results: InstrumentList;
  readonly page: number;
  readonly isTurning: boolean;
  readonly onPage: (page: number) => void;
}

/** The instruments and consumables found, and those viewed recently (storefront §2, search results). */
export function InstrumentResults({
  query,
  results: { items, total },
  page,
  isTurning,
  onPage,
}: Props) {
  const { ids: skuIds, open } = useViewHistory("instruments");
  return (
    <>
      <InstrumentGrid skus={items} mark={markingOf(query)} isTurning={isTurning} onOpen={open} />
      {needsPager(total, PAGE_SIZE.instrumentSearch) && (
        <div className={pager}>
          <Pager page={page} total={total} size={PAGE_SIZE.instrumentSearch} onPage={onPage} />
        </div>
      )}
      <RecentlyViewed skuIds={skuIds} onOpen={open} />
    </>
  );
}
