import SearchX from "@lucide/icons/icons/search-x";
import { readInstruments } from "@reagent/api/contract/instrument";
import { paths } from "@reagent/api/pages/paths";
import { ALL_INSTRUMENTS, isInstrumentListNarrowed } from "@reagent/domain/instrument-facet";
import { PAGE_SIZE } from "@reagent/domain/page-size";
import { useRef } from "react";
import { ListRows } from "../../../blocks/ListPage/ListRows.tsx";
import { PublicPage } from "../../../blocks/PublicPage/PublicPage.tsx";
import { ButtonLink } from "../../../components/ButtonLink/ButtonLink.tsx";
import { EmptyState } from "../../../components/EmptyState/EmptyState.tsx";
import { useFocusOnPageChange } from "../../../components/Pager/useFocusOnPageChange.ts";
import { useCall } from "../../../data/use-call.tsx";
import { useCopy } from "../../../language/language.tsx";
import { useViewHistory } from "../../../state/view-history.ts";
import { NoMatches } from "../../listing/parts/NoMatches/NoMatches.tsx";
import { useRefinedAddress } from "../../listing/parts/useRefinement.ts";
import { instrumentAddress } from "../parts/InstrumentFilters/instrument-address.ts";
import { InstrumentFilters } from "../parts/InstrumentFilters/InstrumentFilters.tsx";
import { InstrumentGrid } from "../parts/InstrumentGrid/InstrumentGrid.tsx";
import { RecentlyViewed } from "../parts/RecentlyViewed/RecentlyViewed.tsx";
import { instrumentsQuery } from "./first-calls.ts";
import { copy } from "./Instruments.copy.ts";
import * as css from "./Instruments.css.ts";
import { instruments as screen } from "./Instruments.screen.ts";
import { InstrumentsSkeleton } from "./InstrumentsSkeleton.tsx";

/** Instruments and consumables with filters, 20 on a page, and those viewed recently (storefront §2, lab instruments). */
export function Instruments() {
  const words = useCopy(copy);
  const title = useCopy(screen.title);
  const { refinement, listed, page, refine, hrefOf } = useRefinedAddress(instrumentAddress);
  const isNarrowed = isInstrumentListNarrowed(refinement);
  const head = useRef<HTMLHeadingElement>(null);
  const call = useCall(readInstruments, instrumentsQuery(page, refinement), {
    keepsPrevious: true,
  });
  const { data, failure } = call;
  const { ids: skuIds, open } = useViewHistory("instruments");
  useFocusOnPageChange(page, head, listed);

  return (
    <PublicPage title={title} subject={page > 1 ? words.titleOfPage(page) : title} page={page}>
      <h1 className={css.title} ref={head} tabIndex={-1}>
        {title}
      </h1>
      {(data ? data.total > 0 || isNarrowed : !failure) && (
        <InstrumentFilters
          of="list"
          refinement={refinement}
          onRefine={refine}
          total={data?.total}
          facets={data?.facets}
        />
      )}
      <ListRows
        address={{ page, hrefOf }}
        call={call}
        pageSize={PAGE_SIZE.instruments}
        pager={(pager) => <div className={css.pager}>{pager}</div>}
        skeleton={<InstrumentsSkeleton />}
        none={
          isNarrowed ? (
            <NoMatches onRemoveAll={() => refine({ ...ALL_INSTRUMENTS, sort: refinement.sort })} />
          ) : (
            <EmptyState
              icon={SearchX}
              title={words.none}
              actions={<ButtonLink to={paths.home()}>{words.toHome}</ButtonLink>}
            />
          )
        }
      >
        {({ items }) => <InstrumentGrid skus={items} isTurning={call.isRefreshing} onOpen={open} />}
      </ListRows>
      <RecentlyViewed skuIds={skuIds} onOpen={open} />
    </PublicPage>
  );
}
