import type { ItemRow } from "@reagent/api/contract/product";
import { identifySearchText } from "@reagent/domain/search-kind";
import { isOneOf } from "@reagent/domain/search-text";
import type { Ref } from "react";
import { useSearchPage } from "../../../blocks/useSearchPage.ts";
import { TextLink } from "../../../components/TextLink/TextLink.tsx";
import { useCopy } from "../../../language/language.tsx";
import { copy } from "./Search.copy.ts";
import * as css from "./Search.css.ts";

interface Props {
  readonly ref: Ref<HTMLHeadingElement>;
  readonly text: string;
  /** The text whose results are shown in place of those of `text`; empty where that one has results. */
  readonly corrected: string;
  /** The best match, once loaded. */
  readonly first: ItemRow | undefined;
  readonly hasSeveral: boolean;
}

const namesOf = ({ chineseName, englishName, chineseAlias, englishAlias }: ItemRow) => [
  chineseName,
  englishName,
  ...chineseAlias.split("; "),
  ...englishAlias.split("; "),
];

/** The text searched for, what it was matched by, and a link to the substance that has it as a name. */
export function SearchHead({ ref, text, corrected, first, hasSeveral }: Props) {
  const words = useCopy(copy);
  const { hrefOf } = useSearchPage();
  const { kind } = identifySearchText(corrected || text);
  const isMeant = first !== undefined && isOneOf(namesOf(first), corrected || text);
  const casNumber = kind === "name" && hasSeveral && isMeant ? first.casNumber : "";
  return (
    <header className={css.head}>
      <h1 className={css.title} ref={ref} tabIndex={-1}>
        {text}
      </h1>
      {kind !== "blank" && (
        <p className={css.matched}>
          {words.matchedBy[kind]}
          {casNumber && (
            <>
              {words.allGrades}
              <TextLink kind="inline" to={hrefOf({ text: casNumber })}>
                {casNumber}
              </TextLink>
            </>
          )}
        </p>
      )}
    </header>
  );
}
