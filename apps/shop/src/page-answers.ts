import type { NamedCall } from "@reagent/api/client/client";
import type { EmbeddedAnswer } from "@reagent/ui/data/first-calls";

/** The ids of the elements with what the server wrote into a page for its scripts. */
const ADDRESS = "address";
const ANSWERS = "answers";
const CALLS = "calls";

function written(id: string, value: unknown): string {
  // No text of an answer may close the element.
  const json = JSON.stringify(value).replaceAll("<", "\\u003c");
  return `<script type="application/json" id="${id}">${json}</script>`;
}

function read(page: Document, id: string): unknown {
  const text = page.getElementById(id)?.textContent;
  return text ? JSON.parse(text) : undefined;
}

/** The element with the path and query of the page that the server rendered. */
export const writtenAddress = (address: string) => written(ADDRESS, address);

/** Path and query of the page that the server rendered; undefined where it rendered none. */
export const readAddress = (page: Document) => read(page, ADDRESS) as string | undefined;

/** The element with the answers from which the server rendered a page. */
export const writtenAnswers = (answers: readonly EmbeddedAnswer[]) => written(ANSWERS, answers);

/** The answers in the page; undefined where the server did not render it. */
export const readAnswers = (page: Document) =>
  read(page, ANSWERS) as readonly EmbeddedAnswer[] | undefined;

/** The element that names the calls for the customer's browser to send first. */
export const writtenCalls = (calls: readonly NamedCall[]) => written(CALLS, calls);

/** The calls that the page names; none where it names none. */
export const readCalls = (page: Document) =>
  (read(page, CALLS) as readonly NamedCall[] | undefined) ?? [];

/** Whether a page that the server rendered has been parsed completely: the calls are its last part. */
export const isRendered = (page: Document) => page.getElementById(CALLS) !== null;
