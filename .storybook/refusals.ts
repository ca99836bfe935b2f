import { refusalOf, type DeclaredRefusal } from "@reagent/api/mock/verbs";
import type { StoryContext } from "@storybook/react-vite";
import { wordsSeen } from "../packages/ui/src/foundations/guide/ErrorCatalogue/seen.ts";
import { scenarioOf } from "./scenario.ts";
import { toolbarOf } from "./story-context.ts";

interface Unread extends DeclaredRefusal {
  readonly words: string;
}
let unread: readonly Unread[] = [];

/** The words that the error catalogue expects where the story's scenario refuses a call. */
function wordsOf(context: StoryContext): Unread[] {
  const { language } = toolbarOf(context);
  const { title } = context;
  const refusals = scenarioOf(context).flatMap((handler) => refusalOf(handler) ?? []);
  return refusals.flatMap((refusal) => {
    const said = refusal.message[language];
    return wordsSeen({ ...refusal, title }, language, said).map((words) => ({ ...refusal, words }));
  });
}

/**
 * Watches whether a story in which a call is refused shows the words of the error catalogue at any time: an alert may
 * be closed again.
 */
export function watchRefusals(context: StoryContext): (() => void) | undefined {
  unread = wordsOf(context);
  if (unread.length === 0) return undefined;
  const observer = new MutationObserver(() => {
    const { textContent } = document.body;
    unread = unread.filter(({ words }) => !textContent.includes(words));
    if (unread.length === 0) observer.disconnect();
  });
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  return () => observer.disconnect();
}

export function failOnUnreadRefusals(): void {
  if (unread.length === 0) return;
  const lines = unread.map(({ call, code, words }) => `${call} refused with ${code}: ${words}`);
  throw new Error(
    `The error catalogue expects these words, and the story never showed them:\n${lines.join("\n")}\n\n` +
      "Where the screen has its own words, name them in foundations/guide/ErrorCatalogue/own-words.ts.",
  );
}
