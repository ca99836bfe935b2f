import { paths } from "@reagent/api/pages/paths";
import type { NoSessionReaction } from "@reagent/domain/session";
import { copy as overlay } from "../../../components/overlay/overlay.copy.ts";
import type { Language } from "../../../language/language.tsx";
import { copy } from "../../../layouts/parts/SessionWatch/SessionWatch.copy.ts";
import * as sessionWatch from "../../../layouts/parts/SessionWatch/SessionWatch.stories.tsx";
import { storiesIn } from "./claims.ts";
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

const title = sessionWatch.default.title;

const storiesOf = (reaction: NoSessionReaction): readonly StoryName[] =>
  storiesIn(sessionWatch)
    .filter(([, { args }]) => args && "reaction" in args && args.reaction === reaction)
    .map(([story]) => ({ title, story }));

/** The look of code 1005 of any call, by the visitor's action (storefront §8, code 1005). */
export const loginRows: readonly (Sight & { readonly reaction: NoSessionReaction })[] = (
  Object.keys(wordsOf) as NoSessionReaction[]
).map((reaction) => ({
  reaction,
  zh: wordsOf[reaction]("zh"),
  en: wordsOf[reaction]("en"),
  stories: storiesOf(reaction),
}));
