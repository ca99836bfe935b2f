import type { EmbeddedAnswer } from "@reagent/ui/data/first-calls";

/** Where a page carries the answers that it was drawn from. */
export const ANSWERS_ID = "answers";

/** The answers that a page which the server drew was drawn from, as they stand in it. */
export function writtenAnswers(answers: readonly EmbeddedAnswer[]): string {
  // No text of an answer may end the element that it stands in.
  const json = JSON.stringify(answers).replaceAll("<", "\\u003c");
  return `<script type="application/json" id="${ANSWERS_ID}">${json}</script>`;
}

/** The answers that came with the page; undefined where the server did not draw it. */
export function readAnswers(page: Document): readonly EmbeddedAnswer[] | undefined {
  const written = page.getElementById(ANSWERS_ID)?.textContent;
  return written ? (JSON.parse(written) as readonly EmbeddedAnswer[]) : undefined;
}
