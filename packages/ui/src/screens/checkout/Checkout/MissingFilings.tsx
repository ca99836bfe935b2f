import type { MissingFiling } from "@reagent/api/contract/filing";
import { TextLink } from "../../../components/TextLink/TextLink.tsx";
import { useCopy } from "../../../language/language.tsx";
import { paths } from "../../../paths.ts";
import { copy } from "./MissingFilings.copy.ts";
import * as css from "./MissingFilings.css.ts";

interface Props {
  readonly filings: readonly MissingFiling[];
  /** Called when a link is followed. */
  readonly onLeave?: () => void;
}

/** The filings that an order still requires, with the state of each and the way to it. */
export function MissingFilings({ filings, onLeave }: Props) {
  const words = useCopy(copy);
  return (
    <ul className={css.filings} aria-label={words.label}>
      {filings.map(({ kind, state, refusal }) => (
        <li key={kind} className={css.filing}>
          <span>
            <b>{words.names[kind]}</b> {words.states[state]}
            {refusal !== "" && words.reason(refusal)}
          </span>
          <TextLink
            to={paths.explosivePrecursors({ kind })}
            {...(onLeave && { onClick: onLeave })}
            aria-label={words.linkOf(words.links[state], words.names[kind])}
          >
            {words.links[state]}
          </TextLink>
        </li>
      ))}
    </ul>
  );
}
