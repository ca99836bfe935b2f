/** The number of lines that words of an element stand on. */
export function linesOf(element: Element, words: string): number {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const start = node.textContent?.indexOf(words) ?? -1;
    if (start < 0) continue;
    const range = document.createRange();
    range.setStart(node, start);
    range.setEnd(node, start + words.length);
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
  }
  throw new Error(`“${words}” is not in the element.`);
}
