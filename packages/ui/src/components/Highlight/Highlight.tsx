import { hits } from "./hits.ts";
import type { Marking } from "./marking.ts";

type Props = {
  text: string;
  /** What was searched for, as it was typed. */
  query: string;
};

/** A text with what was searched for marked in it. */
export function Highlight({ text, query }: Props) {
  return hits(text, query).map((piece, index) =>
    piece.isHit ? <mark key={index}>{piece.text}</mark> : piece.text,
  );
}

/** Marks a search in the texts of a list; one that nothing was searched in needs no code for it. */
export const markingOf =
  (query: string): Marking =>
  (text) => <Highlight text={text} query={query} />;
