import { textBlocks } from "./sections.ts";

export type PlainTextProps = {
  /** HTML, of which the text is shown, without its elements. */
  html: string;
};

/** The words of a text in HTML: what the server renders, until the sanitised text replaces it. */
export function PlainText({ html }: PlainTextProps) {
  return textBlocks(html).map(({ kind, text }, index) =>
    kind === "heading" ? <h2 key={index}>{text}</h2> : <p key={index}>{text}</p>,
  );
}
