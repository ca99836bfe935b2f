import type { ProductFacts } from "./amount-need.ts";
import { parseDecimal } from "./decimal.ts";
import { isSolutionGrade } from "./mixture.ts";
import { densityOf, strengthOf } from "./strength.ts";

/** The texts of an item from which its facts are read. */
export interface FactTexts {
  readonly molecularWeight: string;
  readonly density: string;
  /** Without it, the item counts as a liquid. */
  readonly meltingPoint?: string;
  readonly specification: string;
}

/** In °C. What melts a little above the temperature of a room, such as isoquinoline, is sold and measured as a liquid. */
const SOLID_ABOVE = 30;

/** What the amounts of an item follow from. The density of a solid is none: the space between its grains is not in it. */
export function productFacts({
  molecularWeight,
  density,
  meltingPoint = "",
  specification,
}: FactTexts): ProductFacts {
  const mass = parseDecimal(molecularWeight.trim());
  const molarMass = mass && mass.digits > 0 ? mass.digits / 10 ** mass.scale : undefined;
  return {
    molarMass,
    density: isSolid(meltingPoint, specification) ? undefined : densityOf(density),
    strength: strengthOf(specification, molarMass),
  };
}

function isSolid(meltingPoint: string, specification: string): boolean {
  const [, sign = "", degrees = ""] = /^\D*?([-–−]?)(\d+(?:\.\d+)?)/u.exec(meltingPoint) ?? [];
  return sign === "" && Number(degrees) > SOLID_ABOVE && !isSolutionGrade(specification);
}
