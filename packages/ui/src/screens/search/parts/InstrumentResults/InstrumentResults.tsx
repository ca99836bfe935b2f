import type { InstrumentResults as Results } from "@reagent/api/contract/search";
import {
  ALL_INSTRUMENTS,
  type InstrumentRefinement,
  isInstrumentListNarrowed,
} from "@reagent/domain/instrument-facet";
import { PAGE_SIZE } from "@reagent/domain/page-size";
import { needsPager, pageCount } from "@reagent/domain/paging";
import type { To } from "react-router-dom";
import { markingOf } from "../../../../components/Highlight/Highlight.tsx";
import { Pager } from "../../../../components/Pager/Pager.tsx";
import { Redirect } from "../../../../components/Redirect/Redirect.tsx";
import { useViewHistory } from "../../../../state/view-history.ts";
import { InstrumentFilters } from "../../../instrument/parts/InstrumentFilters/InstrumentFilters.tsx";
import { InstrumentGrid } from "../../../instrument/parts/InstrumentGrid/InstrumentGrid.tsx";
import { RecentlyViewed } from "../../../instrument/parts/RecentlyViewed/RecentlyViewed.tsx";
import { NoMatches } from "../../../listing/parts/NoMatches/NoMatches.tsx";
import { pager } from "../../../product/parts/ItemList/ItemList.css.ts";
import { CorrectedText } from "../CorrectedText/CorrectedText.tsx";

interface Props {
  readonly query: string;
  readonly results: Results;
  readonly page: number;
  readonly isTurning: boolean;
  readonly hrefOf: (page: number) => To;
  readonly refinement: InstrumentRefinement;
  readonly onRefine: (next: InstrumentRefinement) => void;
}

/** The instruments and consumables found, of which several can be narrowed, and those viewed recently (storefront §2, search results). */
export function InstrumentResults({
  query,
  results: { items, total, isMore, corrected, facets },
  page,
  isTurning,
  hrefOf,
  refinement,
  onRefine,
}: Props) {
  const { ids: skuIds, open } = useViewHistory("instruments");
  const last = Math.max(1, pageCount(total, PAGE_SIZE.instrumentSearch));
  return (
    <>
      {page > last && !isTurning && <Redirect to={hrefOf(last)} />}
      <CorrectedText typed={query} corrected={corrected} />
      {(total > 1 || isInstrumentListNarrowed(refinement)) && (
        <InstrumentFilters
          of="search"
          refinement={refinement}
          onRefine={onRefine}
          total={total}
          isMore={isMore}
          facets={facets}
        />
      )}
      {total === 0 ? (
        <NoMatches onRemoveAll={() => onRefine({ ...ALL_INSTRUMENTS, sort: refinement.sort })} />
      ) : (
        <InstrumentGrid
          skus={items}
          mark={markingOf(corrected || query)}
          isTurning={isTurning}
          onOpen={open}
        />
      )}
      {needsPager(total, PAGE_SIZE.instrumentSearch) && (
        <div className={pager}>
          <Pager
            page={page}
            total={total}
            isMore={isMore}
            pageSize={PAGE_SIZE.instrumentSearch}
            hrefOf={hrefOf}
          />
        </div>
      )}
      <RecentlyViewed skuIds={skuIds} onOpen={open} />
    </>
  );
}
