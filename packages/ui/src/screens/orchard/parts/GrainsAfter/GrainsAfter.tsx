import { useCopy } from "../../../../language/language.tsx";
import { copy } from "./GrainsAfter.copy.ts";

interface Props {
  /** What is to be paid, in grains. */
  readonly total: number;
  /** What the customer has. */
  readonly grains: number;
}

/** How many grains an order leaves, or how many it lacks. */
export function GrainsAfter({ total, grains }: Props) {
  const words = useCopy(copy);
  const count = (amount: number) => amount.toLocaleString("en-US");
  return total <= grains
    ? words.leaves(count(grains), count(grains - total))
    : words.lacks(count(grains), count(total - grains));
}
