import { createElement, type ReactNode } from "react";
import { italic } from "../ChemicalName/ChemicalName.css.ts";
import { ChemicalName } from "../ChemicalName/ChemicalName.tsx";
import { type InlineNode, parseInline } from "./inline-html.ts";

export type InlineHtmlProps = {
  /** HTML with inline markup, unprocessed. */
  html: string;
  /** The name of a product, whose prefixes are in italics. */
  isName?: boolean;
};

/** A short text with the few tags that a name may have. Other markup is not rendered. */
export function InlineHtml({ html, isName = false }: InlineHtmlProps) {
  const toElement = (node: InlineNode, index: number): ReactNode => {
    if (node.kind === "text")
      return isName ? <ChemicalName key={index} value={node.text} /> : node.text;
    const className = isName && node.tag === "i" ? italic : undefined;
    return createElement(node.tag, { key: index, className }, ...node.children.map(toElement));
  };
  return <>{parseInline(html).map(toElement)}</>;
}
