import type { ReactNode } from "react";
import { unit as unitStyle } from "./Measure.css.ts";

type Props = {
  value: ReactNode;
  /** Muted, after the value: "g/mol", "℃". */
  unit: ReactNode;
};

/** A value with its unit. */
export function Measure({ value, unit }: Props) {
  return (
    <>
      {value} <span className={unitStyle}>{unit}</span>
    </>
  );
}
