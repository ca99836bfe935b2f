import { nextSearchText } from "@reagent/domain/search";
import { useCallback } from "react";
import { useNavigate } from "react-router-dom";
import { storageKeys } from "../state/storage-keys.ts";
import { useStorage } from "../state/storage.tsx";
import { storeSearch } from "./recent-searches.ts";
import { useSearchPage } from "./useSearchPage.ts";

/**
 * Searches for a typed text (storefront §4, search; §5, search box): trimmed; blank does nothing, and a text that is
 * already shown gets a trailing space, so that the search is repeated. The device stores it among the recent searches.
 */
export function useProductSearch(): (input: string) => void {
  const navigate = useNavigate();
  const { local } = useStorage();
  const { current, hrefOf } = useSearchPage();
  return useCallback(
    (input) => {
      const text = nextSearchText(input, current);
      if (text === undefined) return;
      local.set(storageKeys.searchText, text.trim());
      storeSearch({ local }, text);
      void navigate(hrefOf({ text }));
    },
    [navigate, local, current, hrefOf],
  );
}
