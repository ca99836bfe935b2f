import type { Item } from "@reagent/api/contract/product";
import type { ReactNode } from "react";
import type { Definition } from "../../../../components/DefinitionList/DefinitionList.tsx";
import { Formula } from "../../../../components/Formula/Formula.tsx";
import { Measure } from "../../../../components/Measure/Measure.tsx";
import { useCopy } from "../../../../language/language.tsx";
import { measured } from "./measured.tsx";
import { OpticalRotation } from "./OpticalRotation.tsx";
import { copy } from "./Properties.copy.ts";

/** What is recorded of an item, without empty fields. */
interface ItemFacts {
  /** The physical constants that a chemist looks for first. */
  readonly constants: readonly Definition[];
  readonly others: readonly Definition[];
}

export function useItemFacts(item: Item): ItemFacts {
  const words = useCopy(copy);
  const entry = (term: string, text: string, value: ReactNode = measured(text)): Definition[] =>
    text === "" ? [] : [{ term, value }];
  return {
    constants: [
      ...entry(
        words.molecularWeight,
        item.molecularWeight,
        <Measure value={item.molecularWeight} unit="g/mol" />,
      ),
      ...entry(words.meltingPoint, item.meltingPoint),
      ...entry(words.boilingPoint, item.boilingPoint),
      ...entry(words.density, item.density),
      ...entry(words.flashPoint, item.flashPoint),
      ...entry(words.refractiveIndex, item.refractiveIndex),
      ...entry(
        words.opticalRotation,
        item.opticalRotation,
        <OpticalRotation value={item.opticalRotation} />,
      ),
    ],
    others: [
      ...entry(words.formula, item.formula, <Formula value={item.formula} />),
      ...entry(words.appearance, item.appearance, item.appearance),
      ...entry(words.explosionLimits, item.explosionLimits),
      ...entry(words.particleSize, item.particleSize),
      ...entry(words.surfaceArea, item.surfaceArea),
      ...entry(words.storage, item.storage, item.storage),
    ],
  };
}
