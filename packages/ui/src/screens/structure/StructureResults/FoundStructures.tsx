import SearchX from "@lucide/icons/icons/search-x";
import {
  countStructureFacets,
  type StructureHit,
  type StructureResults,
} from "@reagent/api/contract/structure";
import type { StructureSearch } from "@reagent/api/pages/structure-address";
import { isNarrowed, type Refinement, unfiltered } from "@reagent/domain/facet";
import { PAGE_SIZE } from "@reagent/domain/page-size";
import { pageCount } from "@reagent/domain/paging";
import type { To } from "react-router-dom";
import { Button } from "../../../components/Button/Button.tsx";
import { EmptyState } from "../../../components/EmptyState/EmptyState.tsx";
import { Notice } from "../../../components/Notice/Notice.tsx";
import { Redirect } from "../../../components/Redirect/Redirect.tsx";
import { useCall } from "../../../data/use-call.tsx";
import { useCopy } from "../../../language/language.tsx";
import { NoMatches } from "../../listing/parts/NoMatches/NoMatches.tsx";
import { RefineBar } from "../../listing/parts/RefineBar/RefineBar.tsx";
import { ItemList } from "../../product/parts/ItemList/ItemList.tsx";
import { useSkipToPrices } from "../../product/parts/ItemList/useSkipToPrices.tsx";
import { copy } from "./StructureResults.copy.ts";

interface Props {
  readonly search: StructureSearch;
  readonly results: StructureResults;
  readonly page: number;
  readonly isTurning: boolean;
  /** Goes on with a search that was cut short. */
  readonly onContinue: () => void;
  readonly hrefOf: (page: number) => To;
  readonly refinement: Refinement;
  readonly onRefine: (next: Refinement) => void;
}

/** The items found by a structure, with the matched atoms highlighted, narrowed and sorted as in a search by words. */
export function FoundStructures({
  search,
  results,
  page,
  isTurning,
  onContinue,
  hrefOf,
  refinement,
  onRefine,
}: Props) {
  const words = useCopy(copy);
  const { items } = results;
  const isRefinable = results.total > 1 || isNarrowed(refinement);
  const { data: counted, retry: countAgain } = useCall(
    countStructureFacets,
    isRefinable ? { ...search, ...refinement } : null,
    { keepsPrevious: true },
  );
  const { skip, first } = useSkipToPrices();
  const { isMore, isCutShort } = counted ?? results;
  const total = Math.max(results.total, counted?.total ?? 0);
  const last = Math.max(1, pageCount(total, PAGE_SIZE.reagentSearch));
  const rest = isCutShort && (
    <Notice
      role="status"
      actions={
        <Button
          kind="quiet"
          isBusy={isTurning}
          onClick={() => {
            onContinue();
            countAgain();
          }}
        >
          {words.goOn}
        </Button>
      }
    >
      {total === 0 ? words.cutShortEmpty : words.cutShort}
    </Notice>
  );
  if (isCutShort && total === 0) return rest;
  if (results.total === 0 && !isNarrowed(refinement)) {
    return (
      <EmptyState icon={SearchX} title={words.nothing} role="status">
        {words.nothingHint}
      </EmptyState>
    );
  }
  return (
    <>
      {page > last && !isTurning && <Redirect to={hrefOf(last)} />}
      {total > 0 && skip}
      {isRefinable && (
        <RefineBar
          of="search"
          refinement={refinement}
          onRefine={onRefine}
          total={total}
          isMore={isMore}
          counts={counted?.facets}
          categories={counted?.categories ?? []}
        />
      )}
      {rest}
      {total === 0 ? (
        <NoMatches onRemoveAll={() => onRefine(unfiltered(refinement))} />
      ) : (
        <ItemList
          first={first}
          items={items}
          noteOf={(item) => noteOf(item, words)}
          isTurning={isTurning}
          isSorted={refinement.sort !== "usual" || search.match === "similarity"}
          page={page}
          total={total}
          isMore={isMore}
          size={PAGE_SIZE.reagentSearch}
          hrefOf={hrefOf}
        />
      )}
    </>
  );
}

/** How similar a structure is, in whole percent. */
function noteOf(
  { similarity }: StructureHit,
  words: { readonly similarity: (percent: number) => string },
): string | undefined {
  return similarity === null ? undefined : words.similarity(Math.round(similarity * 100));
}
