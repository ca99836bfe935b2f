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

/**
 * Runs in the page: whether React has come to the end of each part that it hydrates, where a changed text would be a mismatch. It marks
 * an element once it is done with what is in it.
 */
function isHydrated(): boolean {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_COMMENT);
  const isMarked = (element: Element) =>
    Object.keys(element).some((key) => key.startsWith("__react"));
  while (walker.nextNode()) {
    let node: Node | null = walker.currentNode;
    if ((node as Comment).data !== "$") continue;
    // Parts may be within parts.
    for (let depth = 1; depth > 0;) {
      node = node.nextSibling;
      if (!node) break;
      if (node instanceof Element && !isMarked(node)) return false;
      if (node instanceof Comment && node.data.startsWith("$")) depth += 1;
      if (node instanceof Comment && node.data === "/$") depth -= 1;
    }
  }
  return true;
}

/** Translates a page that has read its data, and from then on what it adds, until another page is loaded. */
export async function translatePage(page: Page, how: Translation): Promise<void> {
  await page.waitForFunction(isHydrated);
  // Until the page is idle, React may begin a part again.
  await waitUntilRead(page);
  await page.evaluate(translate, how);
}
