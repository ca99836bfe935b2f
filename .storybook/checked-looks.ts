import type { A11yParameters } from "@storybook/addon-a11y";
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

/** The story in which each part was checked first, which checks it again when it is repeated. */
const checked = new Map<string, string>();

/**
 * Leaves out of a story's accessibility check what other stories of the same size, language and theme have shown, and
 * leaves the check out where that is all: most stories of a file differ in few elements, and the check takes a third of
 * the tests' time. An element is checked again where it contains something new.
 */
export function checkOnce(context: StoryContext): void {
  const { a11y } = parametersOf(context);
  const { lang, dataset } = document.documentElement;
  const environment = JSON.stringify([innerWidth, lang, dataset["theme"], a11y?.config]);
  const isNew = (part: string) => {
    const key = environment + part;
    if (!checked.has(key)) checked.set(key, context.id);
    return checked.get(key) === context.id;
  };
  const { body } = document;
  const paths = new Map<Element | null, string>();
  /** The new elements and what contains them. */
  const changed = new Set<Element>();
  for (const element of body.querySelectorAll("*")) {
    const path = `${paths.get(element.parentElement) ?? ""} > ${withAttributes(element)}`;
    paths.set(element, path);
    if (!isNew(path)) continue;
    for (let each: Element | null = element; each && !changed.has(each); each = each.parentElement)
      changed.add(each);
  }
  const outline = [...body.querySelectorAll(OUTLINE)].map(({ localName }) => localName);
  if (isNew(outline.join(" "))) return;
  const exclude = [...changed].flatMap(({ children }) =>
    [...children].filter((child) => !changed.has(child)),
  );
  const limited: A11yParameters =
    changed.size > 0 ? { ...a11y, context: { exclude } } : { ...a11y, test: "off" };
  context.parameters = { ...context.parameters, a11y: limited };
}
