import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";
import { large, spinner } from "./Spinner.css.ts";

type Props = {
  size?: "small" | "large";
  /** The announced text; leave it out beside an equivalent text. */
  label?: string;
};

/** A loading indicator. It does not move under reduced motion. */
export function Spinner({ size = "small", label }: Props) {
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
