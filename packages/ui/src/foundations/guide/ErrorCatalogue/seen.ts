import { lookOf } from "@reagent/api/client/failure";
import { endpoints } from "@reagent/api/contract/contract";
import { codes } from "@reagent/api/contract/envelope";
import type { FailureLook } from "@reagent/api/contract/failure-look";
import { copy as loadFailed } from "../../../components/LoadFailed/LoadFailed.copy.ts";
import { copy as overlay } from "../../../components/overlay/overlay.copy.ts";
import { failureMessage, failureTitles } from "../../../data/failure-words.ts";
import type { Language } from "../../../language/language.tsx";
import { ownWords } from "./own-words.ts";

/** The texts of each look, in the order shown; `said` is the server's message. */
const wordsOf: Record<FailureLook, (language: Language, said: string) => readonly string[]> = {
  "warning-alert": inAlert,
  "error-alert": inAlert,
  "success-alert": inAlert,
  "alert-then-reload": inAlert,
  "product-not-found-alert": (language, said) => [
    failureTitles[language].productNotFound,
    said,
    overlay[language].confirm,
  ],
  "error-toast": (_, said) => [said],
  "warning-block": (_, said) => [said],
  "in-form": (_, said) => [said],
  quiet: (language) => [loadFailed[language].failed, loadFailed[language].retry],
  "quiet-message": (language, said) => [said, loadFailed[language].retry],
  empty: () => [],
  orders: () => [],
  "gift-orders": () => [],
  login: () => [],
  nothing: () => [],
};

function inAlert(language: Language, said: string): readonly string[] {
  return [overlay[language].notice, said, overlay[language].confirm];
}

interface Refused {
  readonly call: string;
  readonly code: number;
  /** Title of the story's file. */
  readonly title: string;
}

/** The look that the call declares for a code. */
export function lookAt({ call, code }: Pick<Refused, "call" | "code">): FailureLook {
  const endpoint = endpoints.find(({ name }) => name === call);
  if (!endpoint) throw new Error(`The contract has no call "${call}".`);
  return lookOf(endpoint, { kind: "refused", code, message: "" });
}

/**
 * The texts that a customer reads when a call is refused, from the screen's own copy; `said` is the server's message. Empty for
 * looks without text.
 */
export function wordsSeen(refused: Refused, language: Language, said: string): readonly string[] {
  const { call, title } = refused;
  const message = failureMessage({ kind: "refused", code: codes.failed, message: said }, language);
  const look = lookAt(refused);
  const own = ownWords.find(
    (each) => each.look === look && each.calls.includes(call) && (each.title ?? title) === title,
  );
  return (own?.words ?? wordsOf[look])(language, message);
}
