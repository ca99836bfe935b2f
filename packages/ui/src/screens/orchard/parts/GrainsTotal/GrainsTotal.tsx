import { Grains } from "../../../../components/Grains/Grains.tsx";
import { GrainsAfter } from "../GrainsAfter/GrainsAfter.tsx";
import * as css from "./GrainsTotal.css.ts";

interface Sum {
  /** What is to be paid, in grains. */
  readonly total: number;
  /** What the customer has. */
  readonly grains: number;
}

interface Props extends Sum {
  /** The id of the label, which names the region. */
  readonly id: string;
  readonly label: string;
}

/** The total of a gift order beside the customer's grains. */
export function GrainsTotal({ id, label, total, grains }: Props) {
  return (
    <>
      <p>
        <span className={css.label} id={id}>
          {label}
        </span>
        <Grains amount={total} kind={total <= grains ? "own" : "beyond"} size="large" />
      </p>
      <p className={css.after}>
        <GrainsAfter total={total} grains={grains} />
      </p>
    </>
  );
}

/** The total alone, for the bar on narrow screens. */
export function ShortGrainsTotal({ total, grains }: Sum) {
  return <Grains amount={total} kind={total <= grains ? "own" : "beyond"} size="medium" />;
}
