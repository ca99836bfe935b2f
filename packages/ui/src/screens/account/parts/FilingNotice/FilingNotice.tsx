import type { FilingState } from "@reagent/domain/filing";
import { useEffect, useRef } from "react";
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
export function FilingNotice(props: Props) {
  const { state } = props.decision;
  const notice = useRef<HTMLDivElement>(null);
  const shown = useRef(state);
  useEffect(() => {
    const isSubmitted = state === "pending" && shown.current !== state;
    shown.current = state;
    // The form and its button are gone, and with them the focus and what was in sight.
    if (isSubmitted) notice.current?.focus();
  }, [state]);
  return (
    <div ref={notice} tabIndex={-1}>
      <Words {...props} />
    </div>
  );
}

function Words({ decision: { state, refusal }, unfiled, accepted }: Props) {
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
