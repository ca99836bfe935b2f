import { useCopy } from "../../language/language.tsx";
import { copy } from "./Grains.copy.ts";
import * as css from "./Grains.css.ts";

export type GrainsProps = {
  /** In whole grains. */
  amount: number;
  /** `own` is the customer's, or within reach; `beyond` is more than the customer has; `plain` is neither. */
  kind?: "own" | "plain" | "beyond";
  /** `inherit` is as large as the words around it, and the default. */
  size?: "inherit" | "medium" | "large";
};

/** A number of grains with its unit. Only what is the customer's own is gold. */
export function Grains({ amount, kind = "plain", size = "inherit" }: GrainsProps) {
  const words = useCopy(copy);
  return (
    <span className={css.grains({ kind, size })}>
      {amount.toLocaleString("en-US")}
      <span className={css.unit[size]}> {words.unit(amount)}</span>
    </span>
  );
}
