import { formulaParts } from "@reagent/domain/formula";
import * as css from "./Formula.css.ts";

type Props = {
  /** As it is written on a line: "C7H6O2", "CuSO4·5H2O". */
  value: string;
};

/** A molecular formula with true subscripts; never broken over lines. */
export function Formula({ value }: Props) {
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
