import { refusalOf, type DeclaredRefusal } from "@reagent/api/mock/verbs";
import type { StoryContext } from "@storybook/react-vite";
import { lookAt, wordsSeen } from "../packages/ui/src/foundations/guide/ErrorCatalogue/seen.ts";
import { startOver, textAtRest } from "../packages/ui/src/foundations/stage/at-rest.ts";
import { scenarioOf } from "./scenario.ts";
import { toolbarOf } from "./story-context.ts";

interface Expected extends DeclaredRefusal {
  readonly words: string;
}

/** The words that the error catalogue expects where the story's scenario refuses a call. */
function wordsOf(context: StoryContext): Expected[] {
  const { language } = toolbarOf(context);
  const { title } = context;
  const refusals = scenarioOf(context).flatMap((handler) => refusalOf(handler) ?? []);
  return refusals.flatMap((refusal) => {
    const said = refusal.message[language];
    return wordsSeen({ ...refusal, title }, language, said).map((words) => ({ ...refusal, words }));
  });
}

let toasts: readonly Expected[] = [];

/** Watches which toasts of a story are shown: they go after some seconds, which on a busy machine can be before its end. */
export function watchRefusals(context: StoryContext): (() => void) | undefined {
  startOver();
  toasts = wordsOf(context).filter((refusal) => lookAt(refusal) === "error-toast");
  if (toasts.length === 0) return undefined;
  const observer = new MutationObserver(() => {
    const { textContent } = document.body;
    toasts = toasts.filter(({ words }) => !textContent.includes(words));
  });
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  return () => observer.disconnect();
}

/** The error catalogue leads to the stories in which a call is refused: the workbench shows its words there. */
export function failOnUnreadRefusals(context: StoryContext): void {
  const text = textAtRest();
  const unread = wordsOf(context)
    .filter((refusal) => lookAt(refusal) !== "error-toast")
    .filter(({ words }) => !text.includes(words));
  const lines = [...unread, ...toasts].map(
    ({ call, code, words }) => `${call} refused with ${code}: ${words}`,
  );
  if (lines.length === 0) return;
  throw new Error(
    `The error catalogue expects these words, and the workbench does not show them:\n${lines.join("\n")}\n\n` +
      "Where the play goes on after them, let it rest there: `if (restsHere()) return;`. " +
      "Where the screen has its own words, name them in foundations/guide/ErrorCatalogue/own-words.ts.",
  );
}
