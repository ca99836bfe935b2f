import { paths, patterns } from "@reagent/api/pages/paths";
import { useMatch } from "react-router-dom";

interface SearchPage {
  /** The text whose results the page shows; undefined on other pages. */
  readonly current: string | undefined;
  /** The address of a text's results: the regional search has its own (storefront §2, search addresses). */
  readonly hrefOf: (search: { text: string }) => string;
}

/** The search that the current page belongs to. */
export function useSearchPage(): SearchPage {
  const search = useMatch(patterns.search);
  const regional = useMatch(patterns.regionalSearch);
  return regional
    ? { current: regional.params.id, hrefOf: paths.regionalSearch }
    : { current: search?.params.id, hrefOf: paths.search };
}
