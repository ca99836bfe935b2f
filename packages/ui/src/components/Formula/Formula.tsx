import { formulaParts } from "@reagent/domain/formula";
import * as css from "./Formula.css.ts";
import { ScriptedText } from "./ScriptedText.tsx";

export type FormulaProps = {
  /** In plain text: "C7H6O2", "CuSO4·5H2O". */
  value: string;
};

/** A molecular formula with subscripts, without line breaks. */
export function Formula({ value }: FormulaProps) {
  return (
    <span className={css.formula} translate="no">
      <ScriptedText of={formulaParts(value)} />
    </span>
  );
}
