import type { NoSessionReaction } from "@reagent/domain/session";
import { copy as overlay } from "../../../components/overlay/overlay.copy.ts";
import type { Language } from "../../../language/language.tsx";
import { copy } from "../../../layouts/parts/SessionWatch/SessionWatch.copy.ts";
import source from "../../../layouts/parts/SessionWatch/SessionWatch.stories.tsx?raw";
import { paths } from "../../../paths.ts";
import type { Sight, StoryName } from "./rows.ts";

const wordsOf: Record<NoSessionReaction, (language: Language) => readonly string[]> = {
  "login-page": () => [paths.login()],
  "login-dialog": (language) => [copy[language].loginFirst],
  "expired-prompt": (language) => [
    overlay[language].notice,
    copy[language].expired,
    copy[language].logIn,
    copy[language].cancel,
  ],
};

const STORY = /^export const (\w+): Story = \{\s+args: \{ reaction: "([\w-]+)" \}/gm;

const title = /title: "([^"]+)"/.exec(source)?.[1] ?? "";
const stories = [...source.matchAll(STORY)].map(([, story = "", reaction = ""]) => ({
  reaction,
  story,
}));

const storiesOf = (reaction: NoSessionReaction): readonly StoryName[] =>
  stories.filter((each) => each.reaction === reaction).map(({ story }) => ({ title, story }));

/** What code 1005 looks like, whichever call answers it (storefront §8, code 1005): by what the visitor was about to do. */
export const loginRows: readonly (Sight & { readonly reaction: NoSessionReaction })[] = (
  Object.keys(wordsOf) as NoSessionReaction[]
).map((reaction) => ({
  reaction,
  zh: wordsOf[reaction]("zh"),
  en: wordsOf[reaction]("en"),
  stories: storiesOf(reaction),
}));
