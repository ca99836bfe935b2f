import { useLayoutEffect } from "react";
import type { FieldList } from "../../components/SearchField/useFieldList.ts";
import { VisuallyHidden } from "../../components/VisuallyHidden/VisuallyHidden.tsx";
import { useCopy } from "../../language/language.tsx";
import { useStorage } from "../../state/storage.tsx";
import { removeSearches, recentSearches } from "../recent-searches.ts";
import { useCasNumberNote } from "../useCasNumberNote.ts";
import { copy } from "./SearchSuggestions.copy.ts";
import * as css from "./SearchSuggestions.css.ts";
import { type Choice, choiceKey, suggestionGroups } from "./suggestion-groups.ts";
import { SuggestionOption } from "./SuggestionOption.tsx";
import { useSuggestions } from "./useSuggestions.ts";

/** Longer texts are pasted, not typed, and get no suggestions. */
const LONGEST_TEXT = 100;

export interface SearchSuggestionsProps {
  /** The list of the search field, which moves through the options. */
  readonly list: FieldList;
  /** The field's text. */
  readonly text: string;
  /** Called with the text to search for. */
  readonly onSearch: (text: string) => void;
  /** Called when the focused button is removed. */
  readonly onFocusLost: () => void;
}

/**
 * The list under the header's search field: recent searches, substances, items by their codes, and the correction of a mistyped CAS
 * number.
 */
export function SearchSuggestions({ list, text, onSearch, onFocusLost }: SearchSuggestionsProps) {
  const words = useCopy(copy);
  const stores = useStorage();
  const isSearching = list.isWanted && !list.isComposing && text.length <= LONGEST_TEXT;
  const query = isSearching ? text.trim() : "";
  const { suggestions, isAnswered } = useSuggestions(query);
  const checkDigitNote = useCasNumberNote(query);
  const groups = isSearching
    ? suggestionGroups({ text: query, recent: recentSearches(stores), suggestions })
    : [];
  const note = isAnswered ? checkDigitNote : undefined;

  const { id: listId, offer, activeId, panel } = list;
  const idOf = (choice: Choice) => `${listId}${choiceKey(choice)}`;
  const ids = groups.flatMap(({ choices }) => choices.map(idOf)).join(" ");
  const count = ids === "" ? 0 : ids.split(" ").length;
  const isShown = count > 0 || note !== undefined;
  useLayoutEffect(() => {
    offer(isShown ? ids.split(" ").filter(Boolean) : null);
  }, [offer, ids, isShown]);
  useLayoutEffect(() => {
    const option =
      activeId === undefined ? null : panel.current?.querySelector(`[id="${activeId}"]`);
    option?.scrollIntoView({ block: "nearest" });
  }, [activeId, panel]);

  const leave = () => {
    list.close();
    onFocusLost();
  };
  const status = count > 0 ? words.count(count) : isAnswered ? words.none : "";
  return (
    <>
      {list.isOpen && isShown && (
        /* Keeps the focus in the field on mousedown. */
        <div
          className={css.panel}
          ref={panel}
          role="presentation"
          onMouseDown={(event) => event.preventDefault()}
        >
          {note && <p className={css.note}>{note}</p>}
          {count > 0 && (
            <div role="listbox" id={listId} aria-label={words.list}>
              {groups.map(({ kind, choices }) => (
                <div
                  className={css.group}
                  role="group"
                  aria-labelledby={`${listId}${kind}`}
                  key={kind}
                >
                  <div className={css.heading} id={`${listId}${kind}`} role="presentation">
                    {words.groups[kind]}
                  </div>
                  {choices.map((choice) => (
                    <SuggestionOption
                      key={idOf(choice)}
                      id={idOf(choice)}
                      choice={choice}
                      query={query}
                      isActive={idOf(choice) === activeId}
                      onOpen={list.close}
                      onSearch={(next) => {
                        list.close();
                        onSearch(next);
                      }}
                    />
                  ))}
                </div>
              ))}
            </div>
          )}
          {query === "" && (
            <div className={css.foot}>
              <button
                className={css.clear}
                type="button"
                onBlur={list.onBlur}
                onKeyDown={({ key }) => key === "Escape" && leave()}
                onClick={() => {
                  removeSearches(stores);
                  leave();
                }}
              >
                {words.clear}
              </button>
            </div>
          )}
        </div>
      )}
      <VisuallyHidden role="status">{[note, status].filter(Boolean).join(" ")}</VisuallyHidden>
    </>
  );
}
