import { countSearchFacets } from "@reagent/api/contract/listing";
import type { ReagentResults } from "@reagent/api/contract/search";
import { writtenRefinement } from "@reagent/api/pages/refinement-query";
import { isNarrowed, type Refinement, unfiltered } from "@reagent/domain/facet";
import { PAGE_SIZE } from "@reagent/domain/page-size";
import { pageCount } from "@reagent/domain/paging";
import { opensItself } from "@reagent/domain/search";
import type { To } from "react-router-dom";
import { markingOf } from "../../../components/Highlight/Highlight.tsx";
import { Redirect } from "../../../components/Redirect/Redirect.tsx";
import { useCall } from "../../../data/use-call.tsx";
import { screenOnly } from "../../../theme/print.css.ts";
import { NoMatches } from "../../listing/parts/NoMatches/NoMatches.tsx";
import { RefineBar } from "../../listing/parts/RefineBar/RefineBar.tsx";
import { GoodsFileMenu } from "../../order/parts/GoodsFileMenu/GoodsFileMenu.tsx";
import { ItemList } from "../../product/parts/ItemList/ItemList.tsx";
import { useSkipToPrices } from "../../product/parts/ItemList/useSkipToPrices.tsx";
import { RecentItems } from "../../product/parts/RecentItems/RecentItems.tsx";
import { CorrectedText } from "../parts/CorrectedText/CorrectedText.tsx";
import * as css from "./Search.css.ts";

interface Props {
  /** What is sent: the text, with a space at its end where the search is repeated. */
  readonly keyword: string;
  readonly text: string;
  readonly results: ReagentResults;
  readonly page: number;
  readonly isTurning: boolean;
  readonly hrefOf: (page: number) => To;
  readonly refinement: Refinement;
  readonly onRefine: (next: Refinement) => void;
}

/** The reagents found; a single one is open from the start, several can be narrowed (storefront §4, search). */
export function Reagents({
  keyword,
  text,
  results,
  page,
  isTurning,
  hrefOf,
  refinement,
  onRefine,
}: Props) {
  const { items, total, isMore, corrected, kept, missing } = results;
  const isRefinable = total > 1 || isNarrowed(refinement);
  const { data } = useCall(countSearchFacets, isRefinable ? { keyword, ...refinement } : null, {
    keepsPrevious: true,
  });
  const { skip, first } = useSkipToPrices();
  const last = Math.max(1, pageCount(total, PAGE_SIZE.reagentSearch));
  return (
    <>
      {page > last && !isTurning && <Redirect to={hrefOf(last)} />}
      <CorrectedText typed={text} corrected={corrected} kept={kept} missing={missing} />
      {total > 0 && skip}
      {isRefinable && (
        <RefineBar
          of="search"
          refinement={refinement}
          onRefine={onRefine}
          total={total}
          isMore={isMore}
          substances={isMore ? undefined : data?.substances}
          counts={data?.facets}
          categories={data?.categories ?? []}
        />
      )}
      {total > 0 && (
        <div className={`${css.files} ${screenOnly}`}>
          <GoodsFileMenu
            source="search"
            sourceId={text}
            refined={String(new URLSearchParams(writtenRefinement(refinement, 1)))}
            name={text}
            size="small"
          />
        </div>
      )}
      {total === 0 ? (
        <NoMatches onRemoveAll={() => onRefine(unfiltered(refinement))} />
      ) : (
        <ItemList
          first={first}
          items={items}
          mark={markingOf(corrected || text)}
          isOpenAtFirst={opensItself(items.length, total)}
          isTurning={isTurning}
          isSorted={refinement.sort !== "usual"}
          page={page}
          total={total}
          isMore={isMore}
          size={PAGE_SIZE.reagentSearch}
          hrefOf={hrefOf}
        />
      )}
      <RecentItems />
    </>
  );
}
