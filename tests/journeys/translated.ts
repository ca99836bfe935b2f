import type { Page } from "@playwright/test";
import { waitUntilRead } from "./watched-pages.ts";

/** What a translation does with a text: it moves it into a `<font>`, or puts a `<font>` with the translated words into its place. */
export type Translation = "wraps" | "replaces";

/** Runs in the page. The words stay the same, so that a journey finds them. */
function translate(how: Translation): void {
  const untouched = "font, script, style, svg, textarea, option";
  const translateText = (text: Text) => {
    const parent = text.parentElement;
    if (!parent || text.data.trim() === "" || parent.closest(untouched)) return;
    const font = document.createElement("font");
    parent.insertBefore(font, text);
    if (how === "wraps") font.append(text);
    else {
      font.append(text.data);
      text.remove();
    }
  };
  const translateAll = () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) translateText(text);
  };
  translateAll();
  new MutationObserver(translateAll).observe(document.body, { childList: true, subtree: true });
}

/** What this file reads of a node of React's tree. */
interface Fiber {
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
  /** Of a part that is hydrated after the page: what is left to hydrate. */
  readonly memoizedState: { readonly dehydrated?: Comment | null } | null;
}

/**
 * Runs in the page: whether React has hydrated each part, before which a changed text would be a mismatch. The elements do not tell: React
 * marks them before it commits a part, and may begin the part again in between.
 */
function isHydrated(): boolean {
  const shop = document.getElementById("shop");
  const key = shop && Object.keys(shop).find((name) => name.startsWith("__reactContainer"));
  if (!key) return false;
  const isDone = (fiber: Fiber | null): boolean => {
    for (let at = fiber; at; at = at.sibling)
      if (at.memoizedState?.dehydrated || !isDone(at.child)) return false;
    return true;
  };
  const { stateNode } = (shop as unknown as Record<string, { stateNode: { current: Fiber } }>)[
    key
  ]!;
  return stateNode.current.child !== null && isDone(stateNode.current.child);
}

/** Translates a page that has read its data, and from then on what it adds, until another page is loaded. */
export async function translatePage(page: Page, how: Translation): Promise<void> {
  await waitUntilRead(page);
  await page.waitForFunction(isHydrated);
  await page.evaluate(translate, how);
}
