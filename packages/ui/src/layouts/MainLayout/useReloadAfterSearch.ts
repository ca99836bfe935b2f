import { useEffect, useState } from "react";
import { useMatch } from "react-router-dom";
import { patterns } from "../../paths.ts";
import { useEnvironment } from "../../state/environment.tsx";

/**
 * Loads the page again when the route leaves the search (storefront §2, leaving a search). True from then on: what comes next
 * is left to the page that is on its way, so that nothing is asked for and recorded twice.
 */
export function useReloadAfterSearch(): boolean {
  const isSearch = useMatch(patterns.search) !== null;
  const { reload } = useEnvironment();
  const [wasSearch, setWasSearch] = useState(isSearch);
  if (isSearch && !wasSearch) setWasSearch(true);
  const isLeaving = wasSearch && !isSearch;
  useEffect(() => {
    if (isLeaving) reload();
  }, [isLeaving, reload]);
  return isLeaving;
}
