import { formulaParts } from "@reagent/domain/formula";
import * as css from "./Formula.css.ts";

export type FormulaProps = {
  /** In plain text: "C7H6O2", "CuSO4·5H2O". */
  value: string;
};

/** A molecular formula with subscripts, without line breaks. */
export function Formula({ value }: FormulaProps) {
  return (
    <span className={css.formula} translate="no">
      {formulaParts(value).map(({ kind, text }, index) => {
        if (kind === "subscript") return <sub key={index}>{text}</sub>;
        return kind === "superscript" ? (
          <sup key={index}>{text}</sup>
        ) : (
          <span key={index}>{text}</span>
        );
      })}
    </span>
  );
}
