import type { Reactant } from "@reagent/domain/reactive-group";
import type { Named } from "./Names.tsx";
import { Reactions } from "./Reactions.tsx";
import { StoredApart } from "./StoredApart.tsx";

/** Goods by what decides how they react and are stored. */
export interface HazardousLine extends Named, Reactant {
  /** Several packs of an item count once. */
  readonly itemCode: string;
}

interface Props {
  readonly lines: readonly HazardousLine[];
}

/**
 * The goods of a set that must not meet, and those that are stored apart when they arrive, each with the reason (rules, reactions of goods;
 * joint storage). Nothing where nothing is known.
 */
export function JointHazards({ lines }: Props) {
  return (
    <>
      <Reactions lines={lines} />
      <StoredApart lines={lines} />
    </>
  );
}
