import type { RequiredFiling } from "@reagent/api/contract/filing";
import type { SentVerdict } from "@reagent/domain/sent-basket";
import { filingsReason } from "../../../blocks/MissingFilings/MissingFilings.copy.ts";
import type { VerdictKind } from "../../../components/Verdict/Verdict.tsx";
import type { Language } from "../../../language/language.tsx";
import { copy as listed } from "../../shopping-list/parts/ListedProduct/ListedProduct.copy.ts";
import { copy } from "./SentBasket.copy.ts";

interface VerdictWords {
  readonly kind: VerdictKind;
  readonly word: string;
  readonly reason?: string;
}

/** The words for the verdict of a row. */
export function sentVerdictWords(
  verdict: SentVerdict<RequiredFiling>,
  language: Language,
): VerdictWords {
  const words = copy[language];
  switch (verdict.kind) {
    case "ready":
      return { kind: "done", word: words.ready };
    case "sold-out":
      return { kind: "warning", word: words.soldOut, reason: words.soldOutHint };
    case "beyond-stock":
      return { kind: "warning", word: words.beyondStock, reason: words.beyond(verdict.beyond) };
    case "needs-filing":
      return { kind: "open", word: words.needsFiling, reason: words.needsFilingHint };
    case "restricted":
      return {
        kind: "problem",
        word: words.restricted,
        reason: filingsReason(verdict.filings, language),
      };
    case "not-sold":
      return { kind: "problem", word: words.notSold, reason: listed[language].states[verdict.why] };
  }
}
