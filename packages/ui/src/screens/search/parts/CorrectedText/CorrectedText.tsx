import { useCheckDigitNote } from "../../../../blocks/useCheckDigitNote.ts";
import { useSearchPage } from "../../../../blocks/useSearchPage.ts";
import { TextLink } from "../../../../components/TextLink/TextLink.tsx";
import { useCopy } from "../../../../language/language.tsx";
import { copy } from "./CorrectedText.copy.ts";
import * as css from "./CorrectedText.css.ts";

interface Props {
  readonly typed: string;
  /** The text whose results are shown; empty where the typed one has results. */
  readonly corrected: string;
}

/** Names the text that was searched for in place of one without results, and a wrong check digit (decisions, search matching). */
export function CorrectedText({ typed, corrected }: Props) {
  const words = useCopy(copy);
  const { hrefOf } = useSearchPage();
  const checkDigit = useCheckDigitNote(typed);
  if (corrected === "") return null;
  return (
    <p className={css.note}>
      {checkDigit && `${checkDigit}${words.end}`}
      {words.before}
      <TextLink kind="inline" to={hrefOf({ text: corrected })}>
        {corrected}
      </TextLink>
      {words.after(typed)}
    </p>
  );
}
