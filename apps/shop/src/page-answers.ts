import type { EmbeddedAnswer } from "@reagent/ui/data/first-calls";

/** The id of the element that holds the answers from which a page was rendered. */
export const ANSWERS_ID = "answers";

/** The element with the answers from which the server rendered a page. */
export function writtenAnswers(answers: readonly EmbeddedAnswer[]): string {
  // No text of an answer may close the element.
  const json = JSON.stringify(answers).replaceAll("<", "\\u003c");
  return `<script type="application/json" id="${ANSWERS_ID}">${json}</script>`;
}

/** The answers in the page; undefined where the server did not render it. */
export function readAnswers(page: Document): readonly EmbeddedAnswer[] | undefined {
  const written = page.getElementById(ANSWERS_ID)?.textContent;
  return written ? (JSON.parse(written) as readonly EmbeddedAnswer[]) : undefined;
}
