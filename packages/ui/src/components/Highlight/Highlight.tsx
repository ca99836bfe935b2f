import { hits } from "./hits.ts";
import type { Marking } from "./marking.ts";

export type HighlightProps = {
  /** What is shown; where `query` occurs in it, it is marked. */
  text: string;
  /** The search text, as it was typed. */
  query: string;
};

/** A text with the matches of a search highlighted. */
export function Highlight({ text, query }: HighlightProps) {
  return (
    <>
      {hits(text, query).map((piece, index) =>
        piece.isHit ? <mark key={index}>{piece.text}</mark> : piece.text,
      )}
    </>
  );
}

/** Highlights a search in the texts of a list; without a search its code is not loaded. */
export const markingOf =
  (query: string): Marking =>
  (text) => <Highlight text={text} query={query} />;
