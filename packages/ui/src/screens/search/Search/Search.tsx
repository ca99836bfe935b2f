import { searchInstruments, searchReagents } from "@reagent/api/contract/search";
import { isNarrowed } from "@reagent/domain/facet";
import {
  ALL_INSTRUMENTS,
  type InstrumentRefinement,
  isInstrumentListNarrowed,
} from "@reagent/domain/instrument-facet";
import { totalText } from "@reagent/domain/paging";
import { type SearchTab, tabAfterSearch } from "@reagent/domain/search";
import { useRef, useState } from "react";
import { PublicPage } from "../../../blocks/PublicPage/PublicPage.tsx";
import { SideActivities } from "../../../blocks/SideActivities/SideActivities.tsx";
import { useFocusOnPageChange } from "../../../components/Pager/useFocusOnPageChange.ts";
import { type Tab, Tabs } from "../../../components/Tabs/Tabs.tsx";
import { Load } from "../../../data/Load.tsx";
import { useCall } from "../../../data/use-call.tsx";
import { useCopy } from "../../../language/language.tsx";
import { foundInstrumentAddress } from "../../instrument/parts/InstrumentFilters/instrument-address.ts";
import {
  type RefinedAddress,
  useRefinedAddress,
  useRefinement,
} from "../../listing/parts/useRefinement.ts";
import { InstrumentResults } from "../parts/InstrumentResults/InstrumentResults.tsx";
import { instrumentQuery, reagentQuery } from "./first-calls.ts";
import { NothingFound } from "./NothingFound.tsx";
import { Reagents } from "./Reagents.tsx";
import { ResultSkeleton } from "./ResultSkeleton.tsx";
import { copy } from "./Search.copy.ts";
import * as css from "./Search.css.ts";
import { SearchHead } from "./SearchHead.tsx";

/** The results for a text, reagents and instruments in separate tabs (storefront §2, search results; §4, search). */
export function Search({
  text,
}: {
  /** As it is in the address: with a space at its end where the search is repeated. */
  text: string;
}) {
  const words = useCopy(copy);
  return (
    <PublicPage title={words.results} subject={words.titleOf(text.trim())} isUnlisted>
      {/* Another text resets the state: the tab, the open tables. */}
      <Results key={text} keyword={text} text={text.trim()} />
    </PublicPage>
  );
}

/** `keyword` is what is sent, `text` what is shown. */
function Results({ keyword, text }: { keyword: string; text: string }) {
  const words = useCopy(copy);
  const [chosen, setChosen] = useState<SearchTab | null>(null);
  const head = useRef<HTMLHeadingElement>(null);
  const { refinement, listed, page, refine, hrefOf } = useRefinement();
  useFocusOnPageChange(page, head, listed);
  const found = useRefinedAddress(foundInstrumentAddress);
  useFocusOnPageChange(found.page, head, found.listed);
  const reagents = useCall(searchReagents, reagentQuery(keyword, page, refinement), {
    keepsPrevious: true,
  });
  const instruments = useCall(
    searchInstruments,
    instrumentQuery(keyword, found.page, found.refinement),
    { keepsPrevious: true },
  );

  const calls = { reagents, instruments };
  const isLoading = Object.values(calls).some(({ data, failure }) => !data && !failure);
  const totals = { reagents: reagents.data?.total ?? 0, instruments: instruments.data?.total ?? 0 };
  const failedAt = (tab: SearchTab) => !calls[tab].data && calls[tab].failure !== undefined;
  const panels: Record<SearchTab, Tab<SearchTab>> = {
    reagents: {
      value: "reagents",
      label: words.reagents,
      ...countOf(reagents.data),
      panel: (
        <Load call={reagents} skeleton={null}>
          {(results) => (
            <Reagents
              keyword={keyword}
              text={text}
              results={results}
              page={page}
              isTurning={reagents.isRefreshing}
              hrefOf={hrefOf}
              refinement={refinement}
              onRefine={refine}
            />
          )}
        </Load>
      ),
    },
    instruments: {
      value: "instruments",
      label: words.instruments,
      ...countOf(instruments.data),
      panel: (
        <Load call={instruments} skeleton={null}>
          {(results) => (
            <InstrumentResults
              query={text}
              results={results}
              page={found.page}
              isTurning={instruments.isRefreshing}
              hrefOf={found.hrefOf}
              refinement={found.refinement}
              onRefine={found.refine}
            />
          )}
        </Load>
      ),
    },
  };
  /* A tab is shown when it has results; also when it failed to load, or was narrowed to nothing. */
  const mayHold = {
    reagents: isNarrowed(refinement),
    instruments: isInstrumentListNarrowed(found.refinement),
  };
  const tabs = (["reagents", "instruments"] as const).filter(
    (tab) => totals[tab] > 0 || failedAt(tab) || mayHold[tab],
  );
  const first =
    failedAt("reagents") || mayHold.reagents
      ? "reagents"
      : isOfInstruments(found)
        ? "instruments"
        : tabAfterSearch(totals);

  return (
    <>
      <SearchHead
        ref={head}
        text={text}
        corrected={reagents.data?.corrected ?? ""}
        first={reagents.data?.items[0]}
        hasSeveral={totals.reagents > 1}
      />
      {isLoading ? (
        <ResultSkeleton />
      ) : tabs.length === 0 ? (
        <NothingFound typed={text} categories={reagents.data?.categories ?? []} />
      ) : (
        <Tabs
          label={words.results}
          options={tabs.map((tab) => panels[tab])}
          value={chosen ?? first}
          onChange={setChosen}
        />
      )}
      {!isLoading && (
        <div className={css.activities}>
          <SideActivities layout="row" />
        </div>
      )}
    </>
  );
}

/** Whether an address is one of the instruments found, narrowed, sorted or of another page. */
const isOfInstruments = ({ refinement, page }: RefinedAddress<InstrumentRefinement>): boolean =>
  isInstrumentListNarrowed(refinement) || refinement.sort !== ALL_INSTRUMENTS.sort || page > 1;

/** The number in a tab, once it is loaded. */
function countOf(
  results: { readonly total: number; readonly isMore: boolean } | undefined,
): Pick<Tab, "count"> {
  return results ? { count: totalText(results.total, results.isMore) } : {};
}
