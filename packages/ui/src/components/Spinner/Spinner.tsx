import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";
import { large, spinner } from "./Spinner.css.ts";

type Props = {
  size?: "small" | "large";
  /** What is being waited for, announced; leave it out beside words that say it. */
  label?: string;
};

/** Something is on its way. It stands still for people who ask for less motion. */
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
