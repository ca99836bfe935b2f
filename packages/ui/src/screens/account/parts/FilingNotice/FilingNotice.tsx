import type { FilingState } from "@reagent/domain/filing";
import { Notice } from "../../../../components/Notice/Notice.tsx";
import { useCopy } from "../../../../language/language.tsx";
import { copy } from "./FilingNotice.copy.ts";

interface Props {
  readonly decision: { readonly state: FilingState; readonly refusal: string };
  /** What to know before the filing is submitted. */
  readonly unfiled: string;
  /** What to know once it is accepted. */
  readonly accepted?: string;
}

/** What has become of a filing: not submitted, being reviewed, accepted, or refused with the reason (decisions, filings). */
export function FilingNotice({ decision: { state, refusal }, unfiled, accepted }: Props) {
  const words = useCopy(copy);
  switch (state) {
    case "none":
      return <Notice>{unfiled}</Notice>;
    case "pending":
      return <Notice role="status">{words.pending}</Notice>;
    case "accepted":
      return (
        <Notice tone="success" role="status">
          {words.accepted}
          {accepted}
        </Notice>
      );
    case "refused":
      return (
        <Notice tone="hazard" role="status">
          <p>{words.refused(refusal)}</p>
          <p>{words.again}</p>
        </Notice>
      );
  }
}
