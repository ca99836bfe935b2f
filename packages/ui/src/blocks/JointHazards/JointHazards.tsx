import type { HazardousLine } from "./hazardous-line.ts";
import { Reactions } from "./Reactions.tsx";
import { StoredApart } from "./StoredApart.tsx";

export type JointHazardsProps = {
  /** The goods of the set, in any order. */
  lines: readonly HazardousLine[];
};

/**
 * The goods of a set that must not meet, and those that are stored apart when they arrive, each with the reason (rules, reactions of goods;
 * joint storage). Nothing where nothing is known.
 */
export function JointHazards({ lines }: JointHazardsProps) {
  return (
    <>
      <Reactions lines={lines} />
      <StoredApart lines={lines} />
    </>
  );
}
