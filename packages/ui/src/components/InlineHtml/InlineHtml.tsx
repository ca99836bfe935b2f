import { createElement, type ReactNode } from "react";
import { type InlineNode, parseInline } from "./inline-html.ts";

type Props = {
  /** A name that may carry HTML, as it came. */
  html: string;
};

/** A short text with the few tags that a name may carry. No markup of the text itself reaches the page. */
export function InlineHtml({ html }: Props) {
  return parseInline(html).map(toElement);
}

function toElement(node: InlineNode, index: number): ReactNode {
  if (node.kind === "text") return node.text;
  return createElement(node.tag, { key: index }, ...node.children.map(toElement));
}
