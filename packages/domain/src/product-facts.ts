import type { ProductFacts } from "./amount-need.ts";
import { parseDecimal } from "./decimal.ts";
import { densityOf, strengthOf } from "./strength.ts";

/** The texts of an item from which its facts are read. */
export interface FactTexts {
  readonly molecularWeight: string;
  readonly density: string;
  readonly specification: string;
}

/** What the amounts of an item follow from. */
export function productFacts({ molecularWeight, density, specification }: FactTexts): ProductFacts {
  const mass = parseDecimal(molecularWeight.trim());
  const molarMass = mass && mass.digits > 0 ? mass.digits / 10 ** mass.scale : undefined;
  return {
    molarMass,
    density: densityOf(density),
    strength: strengthOf(specification, molarMass),
  };
}
