import type { LocalizedText } from "@reagent/api/messages/message";
import type { Language } from "@reagent/api/mock/samples/language";
import type { Copy } from "../../language/define-copy.ts";

let language: Language = "zh";

/** Sets the language in which the story is shown, before it is played. */
export function setStoryLanguage(ofStory: Language): void {
  language = ofStory;
}

/** The language of the story: for samples, `cart(storyLanguage())`. */
export const storyLanguage = (): Language => language;

/**
 * The words that a play function finds and expects, in the language of the story: `words(copy).remove`,
 * `words(cartMessages.empty)`, or `words({ zh: "下一步", en: "Next step" })` where the exact words are the point. The
 * language is known from `beforeEach` on, so call it inside of functions.
 */
export function words(text: LocalizedText): string;
export function words<Words>(copy: Copy<Words>): Words;
export function words<Words>(copy: Copy<Words>): Words {
  return copy[language];
}
