import { patterns, searchForm } from "@reagent/api/pages/paths";
import { lazy, Suspense, useRef, useState } from "react";
import { useHref, useMatch } from "react-router-dom";
import { Boundary } from "../../../blocks/Boundary/Boundary.tsx";
import { useProductSearch } from "../../../blocks/useProductSearch.ts";
import { useSearchPage } from "../../../blocks/useSearchPage.ts";
import { SearchField } from "../../../components/SearchField/SearchField.tsx";
import { useFieldList } from "../../../components/SearchField/useFieldList.ts";
import { useCopy } from "../../../language/language.tsx";
import { storageKeys } from "../../../state/storage-keys.ts";
import { useStorage } from "../../../state/storage.tsx";
import { useClientValue } from "../../../state/use-client-value.ts";
import { copy } from "./Masthead.copy.ts";
import { ScanButton } from "./ScanButton.tsx";

const SearchSuggestions = lazy(async () => ({
  default: (await import("../../../blocks/SearchSuggestions/SearchSuggestions.tsx"))
    .SearchSuggestions,
}));

/** The state of the submitted text until its page is shown. */
type Sent = "arrived" | "awaited" | "typed over";

/**
 * The search of every page. The searched text stays in the field, also after a reload, except on home; text typed while
 * the page loads stays as well. Suggestions are loaded on the first focus or key.
 */
export function HeaderSearch() {
  const words = useCopy(copy);
  const search = useProductSearch();
  const { local } = useStorage();
  const { current } = useSearchPage();
  const isHome = useMatch(patterns.home) !== null;
  const stored = useClientValue(() => local.get(storageKeys.searchText), null);
  const [typed, setTyped] = useState(current);
  const [shown, setShown] = useState(current);
  const [sent, setSent] = useState<Sent>("arrived");
  if (current !== shown) {
    setShown(current);
    setSent("arrived");
    if (current !== undefined && sent !== "typed over") setTyped(current);
  }
  const text = typed ?? (isHome ? "" : (stored ?? ""));

  const field = useRef<HTMLInputElement>(null);
  const type = (next: string) => {
    setTyped(next);
    if (sent === "awaited") setSent("typed over");
  };
  const send = (next: string) => {
    if (next.trim() !== "") setSent("awaited");
    search(next);
  };
  const list = useFieldList(() => type(""));

  return (
    <SearchField
      ref={field}
      size="large"
      action={useHref(searchForm.address)}
      name={searchForm.field}
      label={words.search}
      placeholder={words.placeholder}
      submitLabel={words.submit}
      end={<ScanButton />}
      value={text}
      onChange={type}
      onSearch={send}
      list={list}
    >
      {list.isApproached && (
        <Boundary fallback={null}>
          <Suspense fallback={null}>
            <SearchSuggestions
              list={list}
              text={text}
              onSearch={(next) => {
                setTyped(next);
                send(next);
              }}
              onFocusLost={() => field.current?.focus()}
            />
          </Suspense>
        </Boundary>
      )}
    </SearchField>
  );
}
