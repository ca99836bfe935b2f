import { rowMessages } from "@reagent/api/messages/bulk-order";
import { filingsReason } from "../../../blocks/MissingFilings/MissingFilings.copy.ts";
import type { VerdictKind } from "../../../components/Verdict/Verdict.tsx";
import type { Language } from "../../../language/language.tsx";
import type { RowState } from "./order-sheet-lines.ts";
import type { SheetRow } from "./order-sheet-state.ts";
import { copy } from "./OrderSheet.copy.ts";

interface VerdictWords {
  readonly kind: VerdictKind;
  readonly word: string;
  readonly reason?: string | undefined;
}

/** How the state of a row is said. */
export function verdictWords(state: RowState, row: SheetRow, language: Language): VerdictWords {
  const words = copy[language];
  switch (state.kind) {
    case "ready":
      return { kind: "done", word: words.ready };
    case "looking":
      return { kind: "pending", word: words.waiting };
    case "unresolved":
      return { kind: "open", word: words.unresolved };
    case "choice":
      return {
        kind: "open",
        word: words.toChoose,
        reason: (state.isExact ? words.choices : words.similar)(state.count),
      };
    case "near-code":
      return {
        kind: "open",
        word: words.nearCode,
        reason: words.isNear(state.offer.pack.productCode),
      };
    case "restricted":
      return {
        kind: "open",
        word: words.restricted,
        reason: filingsReason(state.filings, language),
      };
    case "not-sold":
      return { kind: "open", word: words.notSold };
    case "merged":
      return { kind: "merged", word: words.sameAs(state.into), reason: words.merged };
    case "beyond-stock":
      return { kind: "warning", word: words.beyondStock, reason: words.beyond(state.beyond) };
    case "unknown":
      return { kind: "problem", word: words.unknown, reason: words.unknownHint };
    case "too-long":
      return { kind: "problem", word: words.tooLong, reason: words.tooLongHint };
    case "refused":
      return { kind: "problem", word: words.refused, reason: state.reason };
    case "wrong-quantity": {
      const reason =
        row.read.kind === "problem" ? rowMessages[row.read.problem][language] : undefined;
      return { kind: "problem", word: words.wrongQuantity, reason };
    }
  }
}
