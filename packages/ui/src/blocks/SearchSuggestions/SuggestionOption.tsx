import RotateCcwClock from "@lucide/icons/icons/rotate-ccw-clock";
import type { Suggestion } from "@reagent/api/contract/search";
import { Link } from "react-router-dom";
import { Highlight } from "../../components/Highlight/Highlight.tsx";
import { Icon } from "../../components/Icon/Icon.tsx";
import { useLanguage } from "../../language/language.tsx";
import { paths } from "../../paths.ts";
import * as css from "./SearchSuggestions.css.ts";
import type { Choice } from "./suggestion-groups.ts";

interface Props {
  readonly id: string;
  readonly choice: Choice;
  readonly query: string;
  readonly isActive: boolean;
  readonly onSearch: (text: string) => void;
  readonly onOpen: () => void;
}

/** One choice: a recent text and a CAS number are searched for, an item links to its page. */
export function SuggestionOption({ id, choice, query, isActive, onSearch, onOpen }: Props) {
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
    case "cas":
      return (
        <button {...common} type="button" onClick={() => onSearch(choice.text)}>
          <Names of={choice.of} query={query} />
          <span className={css.number}>
            <Highlight text={choice.of.casNumber} query={query} />
          </span>
        </button>
      );
    case "item":
    case "code":
      return (
        <Link {...common} to={paths.product({ itemCode: choice.of.itemCode })} onClick={onOpen}>
          <Names of={choice.of} query={query} />
          <span className={css.number}>
            <Highlight
              text={choice.kind === "code" ? choice.of.match : choice.of.itemCode}
              query={query}
            />
          </span>
          <span className={css.detail}>
            <Detail of={choice.of} query={query} />
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
      <Highlight text={first} query={query} />{" "}
      <span className={css.second} lang={isEnglish ? "zh-CN" : "en"}>
        <Highlight text={second} query={query} />
      </span>
    </span>
  );
}

/** The grade, after the matched alias or formula if that is not visible otherwise. */
function Detail({ of, query }: PartProps) {
  const { match, specification } = of;
  const visible = [of.chineseName, of.englishName, of.casNumber, of.itemCode];
  const isHidden = of.kind === "item" && match !== "" && !visible.includes(match);
  return (
    <>
      {isHidden && (
        <>
          <Highlight text={match} query={query} />
          {specification && " · "}
        </>
      )}
      {specification}
    </>
  );
}
