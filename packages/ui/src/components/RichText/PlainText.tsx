import { textBlocks } from "./sections.ts";

/** The words of a text in HTML: what the server renders, until the sanitised text replaces it. */
export function PlainText({ html }: { html: string }) {
  return textBlocks(html).map(({ kind, text }, index) =>
    kind === "heading" ? <h2 key={index}>{text}</h2> : <p key={index}>{text}</p>,
  );
}
