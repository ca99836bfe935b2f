import type { ReactNode } from "react";
import { unit as unitStyle } from "./Measure.css.ts";

export type MeasureProps = {
  /** The number, or a range. */
  value: ReactNode;
  /** Muted, after the value: "g/mol", "℃". */
  unit: ReactNode;
};

/** A value with its unit. */
export function Measure({ value, unit }: MeasureProps) {
  return (
    <>
      {value} <span className={unitStyle}>{unit}</span>
    </>
  );
}
