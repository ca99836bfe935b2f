import { precursorMarks } from "@reagent/domain/precursor";
import { type Fact, isSolution, nameOf } from "./facts.ts";

/** Possible ranges of constants, in g/mL and ℃. */
const RANGES = {
  density: [0.3, 23],
  meltingPoint: [-260, 4000],
  boilingPoint: [-260, 6000],
  flashPoint: [-120, 600],
  refractiveIndex: [1, 3],
} as const;

/** Problems of identities: numbers and names that two substances share, and grades of one substance with different facts. */
export function* identityFaults(facts: readonly Fact[], pure: readonly Fact[]): Generator<string> {
  const keyed = (value: (fact: Fact) => string | null) =>
    pure.map((fact) => [nameOf(fact), value(fact)] as const);
  yield* repeated(
    "structure's SMILES",
    keyed(({ smiles }) => smiles),
  );
  yield* repeated(
    "EC number",
    keyed(({ ecNumber }) => ecNumber),
  );
  yield* repeated(
    "MDL number",
    keyed(({ mdlNumber }) => mdlNumber),
  );
  yield* nameFaults(pure);
  const known = new Map(pure.map((fact) => [nameOf(fact), fact]));
  for (const fact of facts.filter((each) => !isSolution(each))) {
    const first = known.get(nameOf(fact)) ?? fact;
    for (const field of [
      "formula",
      "molecularWeight",
      "smiles",
      "meltingPoint",
      "boilingPoint",
    ] as const)
      if (fact[field] !== first[field])
        yield `${nameOf(fact)}: ${field} ${String(fact[field])} in ${fact.key}, ${String(first[field])} in ${first.key}`;
  }
}

function* nameFaults(pure: readonly Fact[]): Generator<string> {
  const owners = new Map(
    pure.flatMap((fact) =>
      [fact.name.zh, fact.name.en].map((name) => [name.toLowerCase(), nameOf(fact)]),
    ),
  );
  for (const fact of pure) {
    const { name, aliases } = fact;
    if (/\p{Script=Han}/u.test([name.en, ...aliases.en].join(" ")))
      yield `${nameOf(fact)}: Chinese in an English name`;
    for (const alias of [...aliases.zh, ...aliases.en]) {
      const owner = owners.get(alias.toLowerCase());
      if (owner !== undefined && owner !== nameOf(fact))
        yield `${nameOf(fact)}: the alias ${alias} is the name of ${owner}`;
    }
  }
}

/** Problems of appearance and constants. */
export function* propertyFaults(pure: readonly Fact[]): Generator<string> {
  for (const fact of pure) {
    const { appearance, boilingPoint, meltingPoint, flashPoint } = fact;
    if (/\p{Script=Han}/u.test(appearance?.en ?? ""))
      yield `${nameOf(fact)}: Chinese in the English appearance`;
    if (/溶液/u.test(appearance?.zh ?? "") || /solution/iu.test(appearance?.en ?? ""))
      yield `${nameOf(fact)}: the appearance of a solution`;
    for (const [name, [least, most]] of Object.entries(RANGES)) {
      const written = fact[name as keyof typeof RANGES];
      const value = numberIn(written);
      if (written !== null && !(value >= least && value <= most))
        yield `${nameOf(fact)}: impossible ${name} ${written}`;
    }
    if (numberIn(boilingPoint) <= numberIn(meltingPoint))
      yield `${nameOf(fact)}: boils below its melting point`;
    if (numberIn(boilingPoint) <= numberIn(flashPoint))
      yield `${nameOf(fact)}: boils below its flash point`;
  }
}

/** Substances whose classes of precursor are not those of the national lists. */
export function* precursorFaults(pure: readonly Fact[]): Generator<string> {
  for (const { cas, name, hazards } of pure) {
    if (cas === null) continue;
    const listed = precursorMarks(cas);
    for (const mark of ["isDrugPrecursor", "isExplosivePrecursor"] as const)
      if (hazards[mark] !== listed[mark])
        yield `${cas}: ${mark} is ${String(hazards[mark])}, but ${name.en} is listed as ${String(listed[mark])}`;
  }
}

function* repeated(
  what: string,
  values: readonly (readonly [key: string, value: string | null])[],
): Generator<string> {
  const owners = new Map<string, string>();
  for (const [key, value] of values) {
    if (value === null) continue;
    const owner = owners.get(value);
    if (owner !== undefined) yield `${key}: the ${what} ${value} is ${owner}'s`;
    owners.set(value, key);
  }
}

/** The number that a constant begins with; NaN for none, which compares with nothing. */
function numberIn(constant: string | null): number {
  return Number.parseFloat((constant ?? "").replace("−", "-"));
}
