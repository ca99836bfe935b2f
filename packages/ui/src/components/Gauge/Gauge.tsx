import type { ReactNode } from "react";
import * as css from "./Gauge.css.ts";

export type GaugeProps = {
  /** The accessible name. */
  label: string;
  /** In the unit of `threshold`; values outside the scale are shown at its ends. */
  value: number;
  /** Where the scale ends: the value that is to be reached. */
  threshold: number;
  /** Text under the scale: the missing parts. It is also the accessible value. */
  children: ReactNode;
};

/** A meter of a value up to a threshold. */
export function Gauge({ label, value, threshold, children }: GaugeProps) {
  const now = Math.min(Math.max(value, 0), threshold);
  const width = threshold > 0 ? `${(now / threshold) * 100}%` : "100%";
  return (
    <div className={css.gauge}>
      <div
        className={css.scale}
        role="meter"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={threshold}
        aria-valuenow={now}
        aria-valuetext={typeof children === "string" ? children : undefined}
      >
        <span className={css.filled} style={{ width }} />
      </div>
      <span aria-hidden={typeof children === "string"}>{children}</span>
    </div>
  );
}
