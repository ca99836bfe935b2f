import type { ItemRow } from "@reagent/api/contract/product";
import { identifySearchText } from "@reagent/domain/search-kind";
import type { Ref } from "react";
import { useSearchPage } from "../../../blocks/useSearchPage.ts";
import { TextLink } from "../../../components/TextLink/TextLink.tsx";
import { useCopy } from "../../../language/language.tsx";
import { copy } from "./Search.copy.ts";
import * as css from "./Search.css.ts";

interface Props {
  readonly ref: Ref<HTMLHeadingElement>;
  readonly id: string;
  /** The best match, once loaded. */
  readonly first: ItemRow | undefined;
  readonly hasSeveral: boolean;
}

/** The text searched for, what it was matched by, and a link to the substance that fits best. */
export function SearchHead({ ref, id, first, hasSeveral }: Props) {
  const words = useCopy(copy);
  const { hrefOf } = useSearchPage();
  const { kind } = identifySearchText(id);
  const casNumber = kind === "name" && hasSeveral ? first?.casNumber : "";
  return (
    <header className={css.head}>
      <h1 className={css.title} ref={ref} tabIndex={-1}>
        {id.trim()}
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
