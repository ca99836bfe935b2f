import { chemicalNameParts, partsBetween } from "@reagent/domain/chemical-name";
import { Fragment } from "react";
import { NameParts } from "../ChemicalName/NameParts.tsx";
import { hits, type Piece } from "./hits.ts";
import type { Marking } from "./marking.tsx";

export type HighlightProps = {
  /** What is shown; where `query` occurs in it, it is marked. */
  text: string;
  /** The search text, as it was typed. */
  query: string;
  /** The name of a substance, whose prefixes are in italics. */
  isName?: boolean;
};

/** A text with the matches of a search highlighted. */
export function Highlight({ text, query, isName = false }: HighlightProps) {
  const parts = isName ? chemicalNameParts(text) : [];
  const pieces = hits(text, query);
  return (
    <>
      {pieces.map((piece, index) => {
        const start = lengthOf(pieces.slice(0, index));
        const end = start + piece.text.length;
        const Marked = piece.isHit ? "mark" : Fragment;
        return (
          <Marked key={index}>
            {isName ? <NameParts of={partsBetween(parts, start, end)} /> : piece.text}
          </Marked>
        );
      })}
    </>
  );
}

const lengthOf = (pieces: readonly Piece[]): number =>
  pieces.reduce((length, { text }) => length + text.length, 0);

/** Highlights a search in the texts of a list; without a search its code is not loaded. */
export const markingOf =
  (query: string): Marking =>
  (text, isName = false) => <Highlight text={text} query={query} isName={isName} />;
