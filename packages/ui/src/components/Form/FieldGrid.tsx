import type { ReactNode } from "react";
import * as css from "./Form.css.ts";

export interface FieldGridProps {
  /** From a laptop's width; at most two on a tablet, and one on a phone. */
  readonly columns?: 2 | 3;
  /** Fields, row by row. */
  readonly children: ReactNode;
}

/** Fields side by side. */
export function FieldGrid({ columns = 2, children }: FieldGridProps) {
  return <div className={columns === 2 ? css.pairs : css.triples}>{children}</div>;
}
