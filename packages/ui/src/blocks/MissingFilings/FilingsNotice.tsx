import type { RequiredFiling } from "@reagent/api/contract/filing";
import { Notice } from "../../components/Notice/Notice.tsx";
import { useCopy } from "../../language/language.tsx";
import { copy, lackingWords } from "./MissingFilings.copy.ts";
import { MissingFilings } from "./MissingFilings.tsx";

export interface FilingsNoticeProps {
  /** The filings that the goods require and the customer does not have. */
  readonly filings: readonly RequiredFiling[];
}

/** Says in one line that filings prevent an order, and names them folded out; nothing where none is missing. */
export function FilingsNotice({ filings }: FilingsNoticeProps) {
  const words = useCopy(copy);
  if (filings.length === 0) return null;
  const isLicenceAlone = filings.every(({ state }) => state === "accepted");
  return (
    <Notice
      tone="hazard"
      details={
        <>
          <p>{lackingWords(words, filings)}</p>
          <MissingFilings filings={filings} />
        </>
      }
    >
      {isLicenceAlone ? words.noLicence : words.noFilings(filings.length)}
    </Notice>
  );
}
