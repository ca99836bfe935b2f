import type { Reactant } from "@reagent/domain/reactive-group";

/** What has a name in both languages, the English one empty where it has none; names may contain HTML. */
export interface Named {
  readonly name: string;
  readonly englishName: string;
}

/** Goods by what decides how they react and are stored. */
export interface HazardousLine extends Named, Reactant {
  /** Several packs of an item count once. */
  readonly itemCode: string;
}
