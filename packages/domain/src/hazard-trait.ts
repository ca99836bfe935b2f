import { singleStatements } from "./hazard-label.ts";

/** What a substance does, as far as it decides how it is handled, stored and fought in a fire. */
export type HazardTrait =
  | "explosive"
  | "self-reactive"
  | "flammable-gas"
  | "flammable-liquid"
  | "flammable-solid"
  | "pyrophoric"
  | "self-heating"
  | "releases-flammable-gas"
  | "violent-with-water"
  | "oxidising"
  | "gas-under-pressure"
  | "corrosive-to-metals"
  | "corrosive"
  | "damages-eyes"
  | "irritating"
  | "poisonous-swallowed"
  | "poisonous-on-skin"
  | "poisonous-inhaled"
  | "harmful"
  | "aspirated"
  | "sensitises-skin"
  | "sensitises-airways"
  | "long-term"
  | "harms-organs"
  | "harms-water"
  | "harms-ozone"
  | "forms-peroxides"
  | "toxic-gas-with-acids";

/** The traits by statement: the GHS's, and those of the European supplement about what a substance reacts with. */
const TRAITS: ReadonlyMap<string, readonly HazardTrait[]> = new Map(
  (
    [
      ["H200 H201 H202 H203 H204 H205 H206 H207 H208", ["explosive"]],
      ["H220 H221 H222 H223 H230 H231 H232", ["flammable-gas"]],
      ["H224 H225 H226 H227", ["flammable-liquid"]],
      ["H228", ["flammable-solid"]],
      ["H229 H280 H281", ["gas-under-pressure"]],
      ["H240 H241", ["explosive", "self-reactive"]],
      ["H242", ["self-reactive"]],
      ["H250", ["pyrophoric"]],
      ["H251 H252", ["self-heating"]],
      ["H260 H261", ["releases-flammable-gas"]],
      ["H270 H271 H272", ["oxidising"]],
      ["H290", ["corrosive-to-metals"]],
      ["H300 H301", ["poisonous-swallowed"]],
      ["H302 H303 H312 H313 H332 H333", ["harmful"]],
      ["H304 H305", ["aspirated"]],
      ["H310 H311", ["poisonous-on-skin"]],
      ["H314", ["corrosive", "damages-eyes"]],
      ["H315 H316 H319 H320 H335 H336", ["irritating"]],
      ["H317", ["sensitises-skin"]],
      ["H318", ["damages-eyes"]],
      ["H330 H331", ["poisonous-inhaled"]],
      ["H334", ["sensitises-airways"]],
      ["H340 H341 H350 H351 H360 H361 H362", ["long-term"]],
      ["H370 H371 H372 H373", ["harms-organs"]],
      ["H400 H401 H402 H410 H411 H412 H413", ["harms-water"]],
      ["H420", ["harms-ozone"]],
      ["EUH014", ["violent-with-water"]],
      ["EUH019", ["forms-peroxides"]],
      ["EUH031 EUH032", ["toxic-gas-with-acids"]],
    ] as const satisfies readonly (readonly [string, readonly HazardTrait[]])[]
  ).flatMap(([codes, traits]) => codes.split(" ").map((code) => [code, traits] as const)),
);

/** The traits of hazard statements; an unknown statement has none. */
export function traitsOf(codes: readonly string[]): Set<HazardTrait> {
  return new Set(singleStatements(codes).flatMap((code) => TRAITS.get(code) ?? []));
}

/** Whether water must be kept from a substance: it releases flammable gas with water, or reacts violently. */
export function isWaterReactive(codes: readonly string[]): boolean {
  const traits = traitsOf(codes);
  return traits.has("releases-flammable-gas") || traits.has("violent-with-water");
}
