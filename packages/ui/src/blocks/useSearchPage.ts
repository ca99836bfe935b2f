import { useMatch } from "react-router-dom";
import { paths, patterns } from "../paths.ts";

interface SearchPage {
  /** What the page shows the results of; absent on a page of another kind. */
  readonly current: string | undefined;
  /** Where the results for a text are: the region's search keeps to itself (storefront §2, search addresses). */
  readonly hrefOf: (search: { text: string }) => string;
}

/** The search that the page belongs to. */
export function useSearchPage(): SearchPage {
  const search = useMatch(patterns.search);
  const regional = useMatch(patterns.regionalSearch);
  return regional
    ? { current: regional.params.id, hrefOf: paths.regionalSearch }
    : { current: search?.params.id, hrefOf: paths.search };
}
