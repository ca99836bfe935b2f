import { asWritten } from "@reagent/domain/search-text";
import { useCasNumberNote } from "../../../../blocks/useCasNumberNote.ts";
import { useSearchPage } from "../../../../blocks/useSearchPage.ts";
import { TextLink } from "../../../../components/TextLink/TextLink.tsx";
import { useCopy } from "../../../../language/language.tsx";
import { copy } from "./CorrectedText.copy.ts";
import * as css from "./CorrectedText.css.ts";

interface Props {
  readonly typed: string;
  /** The text whose results are shown; empty where the typed one has results. */
  readonly corrected: string;
  /** Packs, grades and strengths that were typed: those by which the results are narrowed, and those that none has. */
  readonly kept?: readonly string[];
  readonly missing?: readonly string[];
}

/**
 * Names the text that was searched for in place of one without results, a wrong check digit, and what of the typed text no result has; leads
 * back to what was typed (decisions, search matching).
 */
export function CorrectedText({ typed, corrected, kept = [], missing = [] }: Props) {
  const words = useCopy(copy);
  const { hrefOf } = useSearchPage();
  const checkDigit = useCasNumberNote(typed);
  if (corrected === "") return null;
  return (
    <p className={css.note}>
      {checkDigit && `${checkDigit}${words.end}`}
      {words.before}
      <TextLink kind="inline" to={hrefOf({ text: corrected })}>
        {corrected}
      </TextLink>
      {words.after}
      {kept.length > 0 && words.kept(kept)}
      {missing.length > 0 && words.missing(missing)}
      {kept.length + missing.length === 0 && words.none(typed)}
      {words.back}
      <TextLink kind="inline" to={hrefOf({ text: asWritten(typed) })}>
        {words.asTyped(typed)}
      </TextLink>
    </p>
  );
}
