import { patterns } from "@reagent/api/pages/paths";
import { useAtom } from "jotai";
import { atom } from "jotai/vanilla";
import { useEffect } from "react";
import { useMatch } from "react-router-dom";
import { useEnvironment } from "../../../state/environment.tsx";

/** Whether the page has shown a search; of all layouts, since a search can be left for another one. */
const wasSearchAtom = atom(false);

/**
 * Reloads the page when the route leaves the search (storefront §2, leaving a search). Returns true from then on, so
 * that the next screen is not rendered, and its visit not recorded, twice.
 */
export function useReloadAfterSearch(): boolean {
  const isSearch = useMatch(patterns.search) !== null;
  const { reload } = useEnvironment();
  const [wasSearch, setWasSearch] = useAtom(wasSearchAtom);
  const isLeaving = wasSearch && !isSearch;
  useEffect(() => {
    if (isSearch) setWasSearch(true);
    if (isLeaving) reload();
  }, [isSearch, setWasSearch, isLeaving, reload]);
  return isLeaving;
}
