import type { ReactNode } from "react";
import { Measure } from "../../../../components/Measure/Measure.tsx";
import { measureParts } from "./measure-parts.ts";

/** A property with its unit set apart. */
export function measured(text: string): ReactNode {
  const { value, unit } = measureParts(text);
  return unit ? <Measure value={value} unit={unit} /> : value;
}
