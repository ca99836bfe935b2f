import type { Item } from "@reagent/api/contract/product";
import type { ProductFacts } from "@reagent/domain/amount-need";
import { parseDecimal } from "@reagent/domain/decimal";
import { densityOf, strengthOf } from "@reagent/domain/strength";

/** An item with the texts from which its facts are read. */
export type ItemTexts = Pick<Item, "itemCode" | "molecularWeight" | "density" | "specification">;

/** What the amounts of an item follow from. */
export function productFacts({ molecularWeight, density, specification }: ItemTexts): ProductFacts {
  const mass = parseDecimal(molecularWeight.trim());
  const molarMass = mass && mass.digits > 0 ? mass.digits / 10 ** mass.scale : undefined;
  return {
    molarMass,
    density: densityOf(density),
    strength: strengthOf(specification, molarMass),
  };
}
