import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";
import { large, spinner } from "./Spinner.css.ts";

export type SpinnerProps = {
  /** 14 or 20 px; small by default. */
  size?: "small" | "large";
  /** The announced text; leave it out beside an equivalent text. */
  label?: string;
};

/** A loading indicator. It does not move under reduced motion. */
export function Spinner({ size = "small", label }: SpinnerProps) {
  const className = size === "large" ? `${spinner} ${large}` : spinner;
  const drawing = <span className={className} aria-hidden="true" />;
  if (label === undefined) return drawing;
  return (
    <span role="status">
      {drawing}
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}
