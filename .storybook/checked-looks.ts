import type { StoryContext } from "@storybook/react-vite";
import { parametersOf } from "./story-context.ts";

/** Attributes whose values are words, numbers or made-up ids: the rules check only that they exist. */
const FREE =
  /^(?:id|for|href|src|alt|title|name|value|placeholder|data-.*|aria-(?:label.*|described.*|errormessage|details|controls|owns|activedescendant|value.*|posinset|setsize|col.*|row.*))$/u;

/**
 * Elements whose order is the outline of a page: the rules on headings and landmarks compare them. A form without a
 * name is no landmark, and a list may have one in each row.
 */
const OUTLINE =
  "h1, h2, h3, h4, h5, h6, main, nav, aside, header, footer, section, form:is([aria-label], [aria-labelledby], [title])";

function withAttributes(element: Element): string {
  // Sorted, since an attribute that React adds later comes last.
  const attributes = [...element.attributes]
    .map(({ name, value }) => (FREE.test(name) ? name : `${name}=${value}`))
    .toSorted();
  const hasText = [...element.childNodes].some(
    ({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && nodeValue?.trim(),
  );
  const isFocused = element === document.activeElement;
  return [element.localName, ...attributes, hasText ? "text" : "", isFocused ? "focus" : ""].join(
    " ",
  );
}

/** Every kind of element on the page, by its attributes and those of its ancestors, and the page's outline. */
function partsOf(page: HTMLElement): Set<string> {
  const paths = new Map<Element | null, string>();
  for (const element of page.querySelectorAll("*"))
    paths.set(element, `${paths.get(element.parentElement) ?? ""} > ${withAttributes(element)}`);
  const outline = [...page.querySelectorAll(OUTLINE)].map(({ localName }) => localName);
  return new Set([...paths.values(), outline.join(" ")]);
}

/** The story in which each part was checked first: a second try of that story checks it again. */
const checked = new Map<string, string>();

/**
 * Turns the accessibility check off for a story whose elements were all checked in other stories of the same size,
 * language and theme: the check takes a third of the tests' time, and most stories of a file differ in few elements.
 */
export function checkOnce(context: StoryContext): void {
  const { a11y } = parametersOf(context);
  const { lang, dataset } = document.documentElement;
  const environment = JSON.stringify([innerWidth, lang, dataset["theme"], a11y?.config]);
  const parts = [...partsOf(document.body)].map((part) => environment + part);
  for (const part of parts) if (!checked.has(part)) checked.set(part, context.id);
  if (parts.some((part) => checked.get(part) === context.id)) return;
  context.parameters = { ...context.parameters, a11y: { ...a11y, test: "off" } };
}
