import { createElement, type ReactNode } from "react";
import { type InlineNode, parseInline } from "./inline-html.ts";

export type InlineHtmlProps = {
  /** HTML with inline markup, unprocessed. */
  html: string;
};

/** A short text with the few tags that a name may have. Other markup is not rendered. */
export function InlineHtml({ html }: InlineHtmlProps) {
  return <>{parseInline(html).map(toElement)}</>;
}

function toElement(node: InlineNode, index: number): ReactNode {
  if (node.kind === "text") return node.text;
  return createElement(node.tag, { key: index }, ...node.children.map(toElement));
}
