import Check from "@lucide/icons/icons/check";
import Copy from "@lucide/icons/icons/copy";
import TriangleAlert from "@lucide/icons/icons/triangle-alert";
import { type ReactNode, useEffect, useState } from "react";
import { useCopy } from "../../language/language.tsx";
import { Icon } from "../Icon/Icon.tsx";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";
import { copy } from "./Code.copy.ts";
import * as css from "./Code.css.ts";
import { copyText } from "./copy-text.ts";

export type CodeKind =
  | "cas"
  | "mdl"
  | "item-code"
  | "product-code"
  | "batch-code"
  | "order-number"
  | "parcel-code"
  | "express-number"
  | "bank-account"
  | "transfer-remark"
  | "api-token";

export type CodeProps = {
  /** What the button copies, and what is shown without `children`. */
  value: string;
  /** The kind of code, for the accessible name of the copy button. */
  kind: CodeKind;
  /** The displayed code, if it is more than plain text: a link, a highlighted match. */
  children?: ReactNode;
};

type Outcome = "idle" | "copied" | "failed";

/** For how long the outcome of copying is shown. */
export const OUTCOME_SHOWN_MS = 2000;

/** A code with a copy button. It is neither wrapped nor truncated. */
export function Code({ value, kind, children = value }: CodeProps) {
  const words = useCopy(copy);
  const [outcome, setOutcome] = useState<Outcome>("idle");
  /* A page has a hundred codes, so the live region is rendered only on hover or focus. */
  const [isApproached, setIsApproached] = useState(false);

  useEffect(() => {
    if (outcome === "idle") return;
    const timer = setTimeout(() => setOutcome("idle"), OUTCOME_SHOWN_MS);
    return () => clearTimeout(timer);
  }, [outcome]);

  const label = words.copy(words[kind], value);
  const status = { idle: "", copied: words.copied(words[kind], value), failed: words.failed }[
    outcome
  ];
  const drawing = { idle: Copy, copied: Check, failed: TriangleAlert }[outcome];
  const act = async () => setOutcome((await copyText(value)) ? "copied" : "failed");

  return (
    <span className={css.code}>
      {children}
      <button
        type="button"
        className={outcome === "copied" ? `${css.copyButton} ${css.copied}` : css.copyButton}
        aria-label={label}
        title={outcome === "idle" ? label : status}
        onFocus={() => setIsApproached(true)}
        onPointerEnter={() => setIsApproached(true)}
        onClick={() => void act()}
      >
        <Icon of={drawing} size={12} />
      </button>
      {isApproached && <VisuallyHidden role="status">{status}</VisuallyHidden>}
    </span>
  );
}
