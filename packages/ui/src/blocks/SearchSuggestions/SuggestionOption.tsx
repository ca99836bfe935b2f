import RotateCcwClock from "@lucide/icons/icons/rotate-ccw-clock";
import type { Suggestion } from "@reagent/api/contract/search";
import { paths } from "@reagent/api/pages/paths";
import { Link } from "react-router-dom";
import { Highlight } from "../../components/Highlight/Highlight.tsx";
import { Icon } from "../../components/Icon/Icon.tsx";
import { useLanguage } from "../../language/language.tsx";
import * as css from "./SearchSuggestions.css.ts";
import type { Choice } from "./suggestion-groups.ts";

export interface SuggestionOptionProps {
  /** The id by which the field names the active option. */
  readonly id: string;
  /** The suggestion, or a search of before. */
  readonly choice: Choice;
  /** The text of the field, which is marked in the suggestion. */
  readonly query: string;
  /** Whether the arrow keys have reached it. */
  readonly isActive: boolean;
  /** Called with the text, where it is searched for. */
  readonly onSearch: (text: string) => void;
  /** Called when its page is opened. */
  readonly onOpen: () => void;
}

/** One choice: a recent text and a substance are searched for, an item and a category link to their pages. */
export function SuggestionOption({
  id,
  choice,
  query,
  isActive,
  onSearch,
  onOpen,
}: SuggestionOptionProps) {
  const common = {
    id,
    className: css.option,
    role: "option",
    "aria-selected": isActive,
    tabIndex: -1,
  } as const;
  switch (choice.kind) {
    case "recent":
      return (
        <button {...common} type="button" onClick={() => onSearch(choice.text)}>
          <span className={css.recent}>
            <Icon of={RotateCcwClock} size={14} />
            <span className={css.recentText}>
              <Highlight text={choice.text} query={query} />
            </span>
          </span>
        </button>
      );
    case "substance":
      return (
        <button {...common} type="button" onClick={() => onSearch(choice.text)}>
          <Names of={choice.of} query={query} />
          <span className={css.number}>
            <Highlight text={choice.of.casNumber} query={query} />
          </span>
          <Match of={choice.of} query={query} />
        </button>
      );
    case "category":
      return (
        <Link
          {...common}
          to={paths.category({ categoryId: choice.of.categoryId })}
          onClick={onOpen}
        >
          <Names of={choice.of} query={query} />
        </Link>
      );
    case "code":
      return (
        <Link {...common} to={paths.product({ itemCode: choice.of.itemCode })} onClick={onOpen}>
          <Names of={choice.of} query={query} />
          <span className={css.number}>
            <Highlight text={choice.of.match} query={query} />
          </span>
          <span className={css.detailNumber}>
            <Highlight text={choice.of.casNumber} query={query} />
          </span>
        </Link>
      );
  }
}

interface PartProps {
  readonly of: Suggestion;
  readonly query: string;
}

/** Both names, the reader's language first. */
function Names({ of: { chineseName, englishName }, query }: PartProps) {
  const isEnglish = useLanguage() === "en";
  const [first, second] = isEnglish ? [englishName, chineseName] : [chineseName, englishName];
  return (
    <span className={css.name}>
      <Highlight text={first} query={query} isName />{" "}
      <span className={css.second} lang={isEnglish ? "zh-CN" : "en"}>
        <Highlight text={second} query={query} isName />
      </span>
    </span>
  );
}

/** The matched alias, number or formula where it is not visible otherwise. */
function Match({ of: { match, chineseName, englishName, casNumber }, query }: PartProps) {
  if (match === "" || [chineseName, englishName, casNumber].includes(match)) return null;
  return (
    <span className={css.detail}>
      <Highlight text={match} query={query} isName />
    </span>
  );
}
