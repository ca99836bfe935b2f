import type { InstrumentResults as Results } from "@reagent/api/contract/search";
import { PAGE_SIZE } from "@reagent/domain/page-size";
import { needsPager } from "@reagent/domain/paging";
import { markingOf } from "../../../../components/Highlight/Highlight.tsx";
import { Pager } from "../../../../components/Pager/Pager.tsx";
import { useViewHistory } from "../../../../state/view-history.ts";
import { InstrumentGrid } from "../../../instrument/parts/InstrumentGrid/InstrumentGrid.tsx";
import { RecentlyViewed } from "../../../instrument/parts/RecentlyViewed/RecentlyViewed.tsx";
import { pager } from "../../../product/parts/ItemList/ItemList.css.ts";
import { CorrectedText } from "../CorrectedText/CorrectedText.tsx";

interface Props {
  readonly query: string;
  readonly results: Results;
  readonly page: number;
  readonly isTurning: boolean;
  readonly onPage: (page: number) => void;
}

/** The instruments and consumables found, and those viewed recently (storefront §2, search results). */
export function InstrumentResults({
  query,
  results: { items, total, isMore, corrected },
  page,
  isTurning,
  onPage,
}: Props) {
  const { ids: skuIds, open } = useViewHistory("instruments");
  return (
    <>
      <CorrectedText typed={query} corrected={corrected} />
      <InstrumentGrid
        skus={items}
        mark={markingOf(corrected || query)}
        isTurning={isTurning}
        onOpen={open}
      />
      {needsPager(total, PAGE_SIZE.instrumentSearch) && (
        <div className={pager}>
          <Pager
            page={page}
            total={total}
            isMore={isMore}
            pageSize={PAGE_SIZE.instrumentSearch}
            onPage={onPage}
          />
        </div>
      )}
      <RecentlyViewed skuIds={skuIds} onOpen={open} />
    </>
  );
}
