import { type Failure, isRefusal } from "@reagent/api/client/failure";
import { codes } from "@reagent/api/contract/envelope";
import { searchInstruments, searchReagents } from "@reagent/api/contract/search";
import { isNarrowed, type Refinement } from "@reagent/domain/facet";
import { type SearchTab, tabAfterSearch } from "@reagent/domain/search";
import { useRef, useState } from "react";
import { Breadcrumbs } from "../../../components/Breadcrumbs/Breadcrumbs.tsx";
import { LoadFailed } from "../../../components/LoadFailed/LoadFailed.tsx";
import { PageHead } from "../../../components/PageHead/PageHead.tsx";
import { type Tab, Tabs } from "../../../components/Tabs/Tabs.tsx";
import { failureMessage } from "../../../data/failure-words.ts";
import { useCall } from "../../../data/use-call.tsx";
import { useCopy, useLanguage } from "../../../language/language.tsx";
import { paths } from "../../../paths.ts";
import { useRefinement } from "../../listing/parts/useRefinement.ts";
import { InstrumentResults } from "../parts/InstrumentResults/InstrumentResults.tsx";
import { instrumentQuery, reagentQuery } from "./first-calls.ts";
import { NothingFound } from "./NothingFound.tsx";
import { Reagents } from "./Reagents.tsx";
import { ResultSkeleton } from "./ResultSkeleton.tsx";
import { copy } from "./Search.copy.ts";
import * as css from "./Search.css.ts";
import { SearchHead } from "./SearchHead.tsx";

/** What was found for a text, reagents and instruments apart (storefront §2, search results; §4, search). */
export function Search({ id }: { id: string }) {
  const words = useCopy(copy);
  return (
    <>
      <PageHead subject={words.titleOf(id.trim())} isUnlisted />
      <Breadcrumbs crumbs={[{ label: words.home, to: paths.home() }, { label: words.results }]} />
      {/* Another text begins anew: both pages at 1, the tab by what is found, every table closed. */}
      <Results key={id} id={id} />
    </>
  );
}

function Results({ id }: { id: string }) {
  const words = useCopy(copy);
  const language = useLanguage();
  const [pages, setPages] = useState({ reagents: 1, instruments: 1 });
  const [chosen, setChosen] = useState<SearchTab | null>(null);
  const top = useRef<HTMLDivElement>(null);
  const { refinement, refine } = useRefinement();
  const refineAnew = (next: Refinement) => {
    setPages({ ...pages, reagents: 1 });
    refine(next);
  };
  const reagents = useCall(searchReagents, reagentQuery(id, pages.reagents, refinement), {
    keepsPrevious: true,
  });
  const instruments = useCall(searchInstruments, instrumentQuery(id, pages.instruments), {
    keepsPrevious: true,
  });
  const turn = (tab: SearchTab, page: number) => {
    setPages({ ...pages, [tab]: page });
    top.current?.scrollIntoView();
  };

  const calls = { reagents, instruments };
  const isLoading = Object.values(calls).some(({ data, failure }) => !data && !failure);
  const totals = { reagents: reagents.data?.total ?? 0, instruments: instruments.data?.total ?? 0 };
  const failedAt = (tab: SearchTab) => !calls[tab].data && calls[tab].failure !== undefined;
  /* What is wrong with the text itself is told: another try would not mend it. */
  const wrongText = (failure: Failure | undefined) =>
    failure && isRefusal(failure, codes.badRequest, codes.tooLarge)
      ? failureMessage(failure, language)
      : undefined;
  const panels: Record<SearchTab, Tab<SearchTab>> = {
    reagents: {
      id: "reagents",
      name: words.reagents,
      ...(reagents.data ? { count: totals.reagents } : {}),
      panel: reagents.data ? (
        <Reagents
          id={id}
          results={reagents.data}
          page={pages.reagents}
          isTurning={reagents.isRefreshing}
          onPage={(page) => turn("reagents", page)}
          refinement={refinement}
          onRefine={refineAnew}
        />
      ) : (
        <LoadFailed onRetry={reagents.retry} isRetrying={reagents.isRefreshing}>
          {wrongText(reagents.failure)}
        </LoadFailed>
      ),
    },
    instruments: {
      id: "instruments",
      name: words.instruments,
      ...(instruments.data ? { count: totals.instruments } : {}),
      panel: instruments.data ? (
        <InstrumentResults
          query={id.trim()}
          results={instruments.data}
          page={pages.instruments}
          isTurning={instruments.isRefreshing}
          onPage={(page) => turn("instruments", page)}
        />
      ) : (
        <LoadFailed onRetry={instruments.retry} isRetrying={instruments.isRefreshing}>
          {wrongText(instruments.failure)}
        </LoadFailed>
      ),
    },
  };
  /* A tab shows when it holds something; one that could not be loaded, or was narrowed to nothing, may hold something. */
  const mayHold = { reagents: isNarrowed(refinement), instruments: false };
  const tabs = (["reagents", "instruments"] as const).filter(
    (tab) => totals[tab] > 0 || failedAt(tab) || mayHold[tab],
  );
  const first = failedAt("reagents") || mayHold.reagents ? "reagents" : tabAfterSearch(totals);

  return (
    <>
      <SearchHead id={id} first={reagents.data?.items[0]} hasSeveral={totals.reagents > 1} />
      {isLoading ? (
        <ResultSkeleton />
      ) : tabs.length === 0 ? (
        <NothingFound />
      ) : (
        <div className={css.results} ref={top}>
          <Tabs
            label={words.results}
            tabs={tabs.map((tab) => panels[tab])}
            current={chosen ?? first}
            onChoose={setChosen}
          />
        </div>
      )}
    </>
  );
}
