import { useEffect, useState } from "react";
import { useMatch } from "react-router-dom";
import { patterns } from "../../paths.ts";
import { useEnvironment } from "../../state/environment.tsx";

/**
 * Reloads the page when the route leaves the search (storefront §2, leaving a search). Returns true from then on, so
 * that the next screen is not rendered, and its visit not recorded, twice.
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
