import type { NamePart } from "@reagent/domain/chemical-name";
import { AdductDot } from "../Formula/AdductDot.tsx";
import { italic } from "./ChemicalName.css.ts";

export type NamePartsProps = {
  /** Of a name, or of a piece of it. */
  of: readonly NamePart[];
};

/** The parts of a name. Those that are upright have no element, so that a usual name is one text. */
export function NameParts({ of }: NamePartsProps) {
  return (
    <>
      {of.map(({ kind, text }, index) => {
        if (kind === "upright") return text;
        return kind === "dot" ? (
          <AdductDot key={index} />
        ) : (
          <i key={index} className={italic}>
            {text}
          </i>
        );
      })}
    </>
  );
}
