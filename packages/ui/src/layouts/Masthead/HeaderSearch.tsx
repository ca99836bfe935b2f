import { useState, useSyncExternalStore } from "react";
import { useMatch } from "react-router-dom";
import { SearchField } from "../../components/SearchField/SearchField.tsx";
import { useCopy } from "../../language/language.tsx";
import { patterns } from "../../paths.ts";
import { storageKeys } from "../../state/storage-keys.ts";
import { useStorage } from "../../state/storage.tsx";
import { useProductSearch } from "../useProductSearch.ts";
import { copy } from "./Masthead.copy.ts";

const neverChanges = () => () => {};

/** What became of the text that was sent last, until its page is there. */
type Sent = "arrived" | "awaited" | "typed over";

/**
 * The search of every page. The text that was searched for stays in the field, also after a reload, but on home; what
 * is typed while its page is on the way stays as well.
 */
export function HeaderSearch() {
  const words = useCopy(copy);
  const search = useProductSearch();
  const { local } = useStorage();
  const current = useMatch(patterns.search)?.params.id;
  const isHome = useMatch(patterns.home) !== null;
  const kept = useSyncExternalStore(
    neverChanges,
    () => local.get(storageKeys.searchText),
    () => null,
  );
  const [typed, setTyped] = useState(current);
  const [shown, setShown] = useState(current);
  const [sent, setSent] = useState<Sent>("arrived");
  if (current !== shown) {
    setShown(current);
    setSent("arrived");
    if (current !== undefined && sent !== "typed over") setTyped(current);
  }
  const text = typed ?? (isHome ? "" : (kept ?? ""));

  return (
    <SearchField
      size="large"
      label={words.search}
      placeholder={words.placeholder}
      submitLabel={words.submit}
      value={text}
      onChange={(next) => {
        setTyped(next);
        if (sent === "awaited") setSent("typed over");
      }}
      onSearch={(next) => {
        if (next.trim() !== "") setSent("awaited");
        search(next);
      }}
    />
  );
}
