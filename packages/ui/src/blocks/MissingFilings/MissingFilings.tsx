import type { RequiredFiling } from "@reagent/api/contract/filing";
import { paths } from "@reagent/api/pages/paths";
import { filingName } from "@reagent/domain/filing-name";
import { TextLink } from "../../components/TextLink/TextLink.tsx";
import { useCopy, useLanguage } from "../../language/language.tsx";
import { copy, filingWords } from "./MissingFilings.copy.ts";
import * as css from "./MissingFilings.css.ts";

export interface MissingFilingsProps {
  /** The filings that the goods require and the customer does not have. */
  readonly filings: readonly RequiredFiling[];
  /** Called when a link is followed. */
  readonly onFollow?: () => void;
}

/** The filings that goods require, named by these goods, with the state of each and the way to it. */
export function MissingFilings({ filings, onFollow }: MissingFilingsProps) {
  const words = useCopy(copy);
  const language = useLanguage();
  return (
    <ul className={css.filings} aria-label={words.label}>
      {filings.map((filing) => {
        const { kind, goods, state } = filing;
        const name = filingName(goods, language);
        return (
          <li key={kind} className={css.filing}>
            <span>
              <b>{name}</b> {filingWords(words, filing)}
            </span>
            <TextLink
              to={paths.explosivePrecursors({ kind })}
              {...(onFollow && { onClick: onFollow })}
              aria-label={words.linkOf(words.links[state], name)}
            >
              {words.links[state]}
            </TextLink>
          </li>
        );
      })}
    </ul>
  );
}
