import type { FormulaPart } from "@reagent/domain/formula";
import { Fragment } from "react";
import { AdductDot } from "./AdductDot.tsx";

export type ScriptedTextProps = {
  /** The parts of a formula, or of a symbol with indices. */
  of: readonly FormulaPart[];
};

/** Parts on the line, below it and above it. */
export function ScriptedText({ of }: ScriptedTextProps) {
  return (
    <>
      {of.map(({ kind, text }, index) => {
        if (kind === "subscript") return <sub key={index}>{text}</sub>;
        return kind === "superscript" ? (
          <sup key={index}>{text}</sup>
        ) : (
          <span key={index}>
            {text.split("·").map((piece, at) => (
              <Fragment key={at}>
                {at > 0 && <AdductDot />}
                {piece}
              </Fragment>
            ))}
          </span>
        );
      })}
    </>
  );
}
