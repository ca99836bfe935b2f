const isFont = (node: Node | null): node is Node => node?.nodeName === "FONT";

/**
 * Lets a page work on after the browser has translated it. Chrome's and WeChat's translation put each text into a `<font>`, or a `<font>`
 * into its place. React keeps the text that it has rendered: to remove it or to insert before it throws, which ends the page, and what
 * it changes is not seen (React's issue 11538, which has no setting). Called once, before React renders.
 */
export function tolerateTranslation(page: Node): void {
  const { insertBefore, removeChild } = Node.prototype;
  /** What is in the place of texts that are no longer in the page. */
  const standIns = new WeakMap<Node, Node>();
  const shownFor = (node: Node) => (node.parentNode ? node : standIns.get(node));

  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    if (child.parentNode === this) return removeChild.call(this, child) as Child;
    const shown = shownFor(child);
    // Native for a child of something else, which no translation explains: it throws.
    if (shown && !this.contains(shown)) return removeChild.call(this, child) as Child;
    if (shown?.parentNode) removeChild.call(shown.parentNode, shown);
    return child;
  };

  Node.prototype.insertBefore = function <Child extends Node>(
    this: Node,
    node: Child,
    reference: Node | null,
  ): Child {
    let before: Node | null | undefined = reference;
    if (reference && reference.parentNode !== this) {
      before = shownFor(reference);
      while (before && before.parentNode !== this) before = before.parentNode;
      // The end is as near as is known, for a text of which nothing is left.
      before ??= reference.parentNode ? reference : null;
    }
    return insertBefore.call(this, node, before ?? null) as Child;
  };

  const observer = new MutationObserver((changes) => {
    for (const {
      type,
      target,
      removedNodes,
      addedNodes,
      previousSibling,
      nextSibling,
    } of changes) {
      if (type === "characterData") {
        const standIn = standIns.get(target);
        if (standIn && !target.parentNode) standIn.textContent = target.nodeValue;
      }
      for (const node of removedNodes) {
        const standIn = [...addedNodes, previousSibling, nextSibling].find(isFont);
        if (node.nodeType !== Node.TEXT_NODE || !standIn) continue;
        standIns.set(node, standIn);
        observer.observe(node, { characterData: true });
      }
    }
  });
  observer.observe(page, { childList: true, subtree: true });
}
