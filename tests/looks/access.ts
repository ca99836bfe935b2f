import type { Page } from "@playwright/test";

/** How often Tab is pressed at most: the longest lists have more elements than a walk needs. */
const MOST_STEPS = 120;

/** The page's functions for a walk, which Playwright calls by their names. */
interface Walk {
  accessWalk?: {
    /** From where Tab goes to the first element. */
    readonly start: Element;
    /** What can be focused by Tab, before the walk. */
    readonly expected: readonly HTMLElement[];
    readonly visited: Element[];
    /** How an element and what is around it looks. */
    readonly lookOf: (element: Element) => string;
    /** How each element looks without the focus. */
    readonly looks: ReadonlyMap<Element, string>;
    readonly faults: Set<string>;
  };
}

/** Prepares a walk: remembers what Tab has to reach, and how it looks without the focus. */
const begin = async () => {
  const style = document.createElement("style");
  style.textContent = "* { transition: none !important; animation: none !important }";
  document.head.append(style);
  // The next Tab goes to the first element, not to the one after that which a play function used last.
  const start = document.createElement("span");
  start.tabIndex = 0;
  document.body.prepend(start);
  start.focus();
  const FOCUSABLE =
    "a[href], button:not(:disabled), input:not(:disabled, [type=hidden], [type=radio]), select:not(:disabled), textarea:not(:disabled), summary, [tabindex]";
  const open = document.querySelector("[role=dialog], [role=alertdialog]");
  const expected = [...document.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (element) =>
      element.tabIndex >= 0 &&
      element.checkVisibility({ visibilityProperty: true }) &&
      !element.closest(
        "[inert], [aria-hidden=true], fieldset:disabled, [data-focus-scope-start]",
      ) &&
      // What is behind an open dialog is out of reach.
      (!open || open.contains(element)),
  );
  const SEEN = [
    "boxShadow",
    "borderColor",
    "backgroundColor",
    "color",
    "textDecoration",
    "opacity",
    "clipPath",
    "transform",
    "position",
  ] as const;
  const styleOf = (element: Element) =>
    [undefined, "::before", "::after"].map((pseudo) => {
      const style = getComputedStyle(element, pseudo);
      // In forced colours an outline that is not drawn has another colour with the focus.
      const outline = style.outlineStyle === "none" ? "none" : style.outline;
      return [outline, ...SEEN.map((property) => style[property])].join();
    });
  const lookOf = (element: Element) => {
    const parents = [element.parentElement, element.parentElement?.parentElement];
    const around = parents.flatMap((parent) => {
      if (!parent) return [];
      // What is beside an element may show its focus, such as the box of a checkbox, or have a focus of its own.
      const isAlone = parent.querySelectorAll(FOCUSABLE).length === 1;
      return isAlone ? [parent, ...parent.children] : [parent];
    });
    return [element, ...element.children, ...around].flatMap(styleOf).join("|");
  };
  // An open dialog takes the focus back.
  const holder = document.activeElement;
  if (holder instanceof HTMLElement) holder.blur();
  // React renders after the event.
  await Promise.resolve();
  const looks = new Map(expected.map((element) => [element, lookOf(element)]));
  if (holder instanceof HTMLElement) holder.focus();
  (globalThis as Walk).accessWalk = {
    start,
    expected,
    visited: [],
    lookOf,
    looks,
    faults: new Set(),
  };
};

/** Looks at what Tab has focused. Returns whether the walk goes on. */
const step = (): boolean => {
  const walk = (globalThis as Walk).accessWalk!;
  const nameOf = (element: Element) => element.outerHTML.slice(0, 160);
  const element = document.activeElement;
  if (!element || element === document.body || element === walk.start) return false;
  // The keys go on inside of a frame.
  if (element.localName === "iframe") {
    if (!walk.visited.includes(element)) walk.visited.push(element);
    return true;
  }
  if (walk.visited.includes(element)) {
    // Around again, where the window or an open dialog has nothing else to focus.
    const dialog = element.closest("[role=dialog], [role=alertdialog]");
    const round = dialog ? walk.visited.filter((each) => dialog.contains(each)) : walk.visited;
    if (element !== round[0]) walk.faults.add(`Tab comes back to ${nameOf(element)}`);
    return false;
  }
  walk.visited.push(element);
  if (walk.looks.get(element) === walk.lookOf(element))
    walk.faults.add(`The focus is not visible: ${nameOf(element)}`);
  return true;
};

const end = (isWhole: boolean): readonly string[] => {
  const { expected, visited, faults, start } = (globalThis as Walk).accessWalk!;
  start.remove();
  // A group of tabs or of radio buttons gives the focus to one of them, and its own place is never seen.
  const isHeldBy = (element: HTMLElement) => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    element.focus();
    return document.activeElement === element;
  };
  const missed = isWhole
    ? expected.filter(
        (element) =>
          element.isConnected &&
          element.checkVisibility({ visibilityProperty: true }) &&
          element.tabIndex >= 0 &&
          !visited.includes(element) &&
          isHeldBy(element),
      )
    : [];
  return [...faults, ...missed.map((element) => `Tab misses ${element.outerHTML.slice(0, 160)}`)];
};

/**
 * Walks through the page with Tab: each element is focused once and shows it, and no part of the page holds the focus,
 * apart from an open dialog.
 */
export async function walkFaults(page: Page): Promise<readonly string[]> {
  await page.evaluate(begin);
  for (let count = 0; count < MOST_STEPS; count++) {
    await page.keyboard.press("Tab");
    if (!(await page.evaluate(step))) return page.evaluate(end, true);
  }
  return page.evaluate(end, false);
}

/** Fields without an edge, where the system replaces the colours: their shadows and backgrounds are not drawn. */
export const edgeFaults = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const hasEdge = (element: Element | null, depth = 3): boolean => {
      if (!element || depth === 0) return false;
      const style = getComputedStyle(element);
      const isDrawn = (kind: string, width: string) =>
        kind !== "none" && Number.parseFloat(width) > 0;
      return (
        isDrawn(style.borderBottomStyle, style.borderBottomWidth) ||
        isDrawn(style.outlineStyle, style.outlineWidth) ||
        hasEdge(element.parentElement, depth - 1)
      );
    };
    const fields =
      "input:not([type=checkbox], [type=radio], [type=hidden], [type=file]), select, textarea";
    return [...document.querySelectorAll(fields)]
      .filter((field) => field.checkVisibility({ visibilityProperty: true }) && !hasEdge(field))
      .map((field) => `A field has no edge: ${field.outerHTML.slice(0, 160)}`);
  });

/** Texts that are cut off at the side without a sign of it. */
export const cutFaults = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const isText = ({ nodeType, nodeValue }: ChildNode) =>
      nodeType === Node.TEXT_NODE && Boolean(nodeValue?.trim());
    return [...document.querySelectorAll<HTMLElement>("#storybook-root *")]
      .filter((element) => {
        if (element.clientWidth <= 1 || element.scrollWidth <= element.clientWidth + 1)
          return false;
        const { overflowX, textOverflow } = getComputedStyle(element);
        return (
          ["hidden", "clip"].includes(overflowX) &&
          textOverflow !== "ellipsis" &&
          [...element.childNodes].some(isText) &&
          !element.closest("[aria-hidden=true]") &&
          element.checkVisibility({ visibilityProperty: true })
        );
      })
      .map((element) => `A text is cut: ${element.outerHTML.slice(0, 160)}`);
  });
