import type { ReactNode } from "react";
import { unit as unitStyle } from "./Measure.css.ts";

type Props = {
  value: ReactNode;
  /** After the value, in a lighter tone: "g/mol", "℃". */
  unit: ReactNode;
};

/** A figure and its unit. */
export function Measure({ value, unit }: Props) {
  return (
    <>
      {value} <span className={unitStyle}>{unit}</span>
    </>
  );
}
