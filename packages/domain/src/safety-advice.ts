import { traitsOf } from "./hazard-trait.ts";
import type { HazardTrait } from "./hazard-trait.ts";

/** The parts of a safety data sheet whose advice follows from the hazards. */
export type AdviceSection =
  | "first-aid"
  | "fire"
  | "release"
  | "handling"
  | "storage"
  | "protection"
  | "stability"
  | "incompatible"
  | "disposal";

/** One piece of advice. */
interface Rule {
  readonly id: string;
  /** The traits of which one is needed; without any, the advice always holds. */
  readonly for?: readonly HazardTrait[];
  /** The traits that rule the advice out, because it would be dangerous or is replaced by stricter advice. */
  readonly never?: readonly HazardTrait[];
  /** What the advice recommends to use or to keep nearby. */
  readonly recommends?: readonly ("water" | "foam" | "carbon-dioxide" | "combustibles")[];
}

const KEEP_DRY = ["releases-flammable-gas", "violent-with-water", "pyrophoric"] as const;
const IGNITES = [
  "explosive",
  "self-reactive",
  "flammable-gas",
  "flammable-liquid",
  "flammable-solid",
  "pyrophoric",
  "self-heating",
  "releases-flammable-gas",
] as const;
const BURNS = ["flammable-liquid", "flammable-solid"] as const;
const POISONS = ["poisonous-swallowed", "poisonous-on-skin", "poisonous-inhaled"] as const;
/** Hazards that decide how a fire is fought before the flammability does. */
const FOUGHT_OTHERWISE = [
  ...KEEP_DRY,
  "explosive",
  "self-reactive",
  "oxidising",
  "self-heating",
] as const;

/** The advice of each section, in the order of the sheet. Where hazards contradict each other, `never` of the lesser one yields. */
export const ADVICE = {
  "first-aid": [
    { id: "brush-off-then-rinse-skin", for: KEEP_DRY },
    { id: "rinse-skin-at-once", for: ["corrosive"], never: KEEP_DRY },
    { id: "wash-skin-at-once", for: ["poisonous-on-skin"], never: ["corrosive", ...KEEP_DRY] },
    { id: "wash-skin", never: ["corrosive", "poisonous-on-skin", ...KEEP_DRY] },
    { id: "skin-doctor-at-once", for: ["corrosive", "poisonous-on-skin"] },
    { id: "eyes-doctor-at-once", for: ["damages-eyes"] },
    { id: "rinse-eyes", never: ["damages-eyes"] },
    { id: "fresh-air-doctor-at-once", for: ["poisonous-inhaled"] },
    { id: "fresh-air", never: ["poisonous-inhaled"] },
    {
      id: "breathing-doctor-at-once",
      for: ["sensitises-airways", "corrosive"],
      never: ["poisonous-inhaled"],
    },
    { id: "never-vomit", for: ["corrosive", "aspirated"] },
    { id: "swallowed-doctor-at-once", for: ["poisonous-swallowed", "corrosive", "aspirated"] },
    {
      id: "rinse-mouth",
      never: ["corrosive", "aspirated", "poisonous-swallowed"],
    },
    { id: "show-sheet" },
  ],
  fire: [
    { id: "evacuate-explosion", for: ["explosive"] },
    { id: "dry-sand-or-metal-powder", for: ["releases-flammable-gas", "pyrophoric"] },
    {
      id: "dry-powder-or-carbon-dioxide",
      for: ["violent-with-water"],
      never: ["releases-flammable-gas", "pyrophoric"],
      recommends: ["carbon-dioxide"],
    },
    { id: "dry-sand-or-powder", for: ["self-heating"], never: KEEP_DRY },
    {
      id: "water-from-afar",
      for: ["explosive", "self-reactive"],
      never: [...KEEP_DRY, "self-heating"],
      recommends: ["water"],
    },
    {
      id: "much-water",
      for: ["oxidising"],
      never: [...KEEP_DRY, "explosive", "self-reactive", "self-heating"],
      recommends: ["water"],
    },
    { id: "gas-leak-first", for: ["flammable-gas"] },
    {
      id: "powder-foam-for-liquids",
      for: ["flammable-liquid"],
      never: FOUGHT_OTHERWISE,
      recommends: ["foam", "carbon-dioxide"],
    },
    {
      id: "powder-foam-for-solids",
      for: ["flammable-solid"],
      never: [...FOUGHT_OTHERWISE, "flammable-liquid"],
      recommends: ["water", "foam", "carbon-dioxide"],
    },
    { id: "by-surroundings", never: [...FOUGHT_OTHERWISE, ...BURNS, "flammable-gas"] },
    { id: "move-containers-dry", for: KEEP_DRY },
    {
      id: "cool-with-water",
      for: [...BURNS, "flammable-gas", "gas-under-pressure", "oxidising", "self-reactive"],
      never: [...KEEP_DRY, "self-heating"],
      recommends: ["water"],
    },
    { id: "feeds-fire", for: ["oxidising"] },
    { id: "toxic-smoke", for: [...POISONS, "corrosive", "long-term", "harms-organs"] },
    { id: "breathing-apparatus" },
  ],
  release: [
    { id: "keep-people-away" },
    { id: "no-ignition", for: IGNITES },
    { id: "cover-dry", for: KEEP_DRY },
    { id: "inert-not-combustible", for: ["oxidising"], never: KEEP_DRY },
    { id: "take-up-inert", never: [...KEEP_DRY, "oxidising"] },
    { id: "protect-metals", for: ["corrosive-to-metals"] },
    { id: "out-of-drains" },
    { id: "collect-spillage", for: ["harms-water"] },
  ],
  handling: [
    { id: "avoid-contact" },
    { id: "no-ignition-static", for: IGNITES },
    { id: "under-inert-gas", for: ["pyrophoric", "releases-flammable-gas"] },
    { id: "keep-from-moisture", for: ["violent-with-water", "releases-flammable-gas"] },
    { id: "no-shock", for: ["explosive", "self-reactive"] },
    { id: "clothing-free-of-oxidiser", for: ["oxidising"] },
    {
      id: "in-fume-hood",
      for: ["poisonous-inhaled", "sensitises-airways", "corrosive", "harmful"],
    },
    { id: "special-instructions", for: ["long-term"] },
    { id: "test-for-peroxides", for: ["forms-peroxides"] },
    { id: "never-add-acid", for: ["toxic-gas-with-acids"] },
  ],
  storage: [
    { id: "closed-cool-dry" },
    { id: "dry-under-inert-gas", for: ["pyrophoric", "releases-flammable-gas"] },
    {
      id: "away-from-water",
      for: ["violent-with-water"],
      never: ["pyrophoric", "releases-flammable-gas"],
    },
    { id: "away-from-combustibles", for: ["oxidising"] },
    { id: "away-from-ignition", for: IGNITES },
    { id: "air-between-stacks", for: ["self-heating"] },
    { id: "below-stated-temperature", for: ["self-reactive"] },
    { id: "out-of-the-sun", for: ["gas-under-pressure", "flammable-gas"] },
    { id: "resistant-container", for: ["corrosive-to-metals"] },
    { id: "locked", for: [...POISONS, "corrosive", "long-term"] },
    { id: "away-from-acids", for: ["toxic-gas-with-acids"] },
  ],
  protection: [
    { id: "goggles-gloves-coat" },
    { id: "face-shield", for: ["corrosive"] },
    { id: "flame-resistant-coat", for: ["pyrophoric", "releases-flammable-gas", "flammable-gas"] },
    { id: "respirator", for: ["poisonous-inhaled", "sensitises-airways"] },
    { id: "suit", for: ["poisonous-on-skin", "corrosive"] },
  ],
  stability: [
    { id: "ignites-in-air", for: ["pyrophoric"] },
    { id: "heats-in-air", for: ["self-heating"] },
    { id: "gas-with-water", for: ["releases-flammable-gas"] },
    { id: "violent-reaction-with-water", for: ["violent-with-water"] },
    { id: "decomposes-when-heated", for: ["explosive", "self-reactive"] },
    { id: "peroxides-in-air", for: ["forms-peroxides"] },
    { id: "gas-with-acids", for: ["toxic-gas-with-acids"] },
    {
      id: "stable",
      never: [...KEEP_DRY, "self-heating", "explosive", "self-reactive", "forms-peroxides"],
    },
  ],
  incompatible: [
    { id: "water-acids-alcohols", for: KEEP_DRY },
    { id: "air", for: ["pyrophoric", "self-heating", "forms-peroxides"] },
    { id: "combustibles-reducers", for: ["oxidising"] },
    { id: "reducers-acids-bases-metals", for: ["self-reactive"] },
    { id: "oxidisers", for: [...IGNITES] },
    { id: "heat-and-sparks", for: IGNITES },
    { id: "heat", for: ["oxidising", "gas-under-pressure"], never: IGNITES },
    { id: "metals", for: ["corrosive-to-metals"] },
    { id: "acids", for: ["toxic-gas-with-acids"] },
  ],
  disposal: [
    { id: "never-into-water", for: KEEP_DRY },
    { id: "never-with-combustible-waste", for: ["oxidising"] },
    { id: "licensed-contractor" },
  ],
} as const satisfies Readonly<Record<AdviceSection, readonly Rule[]>>;

/** The advice that a section can have. */
export type AdviceOf<Section extends AdviceSection> = (typeof ADVICE)[Section][number]["id"];

/** The advice of a section for hazard statements, in the order of the sheet (decisions, safety data sheet). */
export function adviceFor<Section extends AdviceSection>(
  section: Section,
  codes: readonly string[],
): AdviceOf<Section>[] {
  const traits = traitsOf(codes);
  const rules: readonly Rule[] = ADVICE[section];
  return rules
    .filter((rule) => !rule.for || rule.for.some((trait) => traits.has(trait)))
    .filter((rule) => !rule.never?.some((trait) => traits.has(trait)))
    .map(({ id }) => id as AdviceOf<Section>);
}

/** What the advice of all sections recommends to use: "water" to fight a fire, for example. */
export function recommendedFor(codes: readonly string[]): Set<string> {
  const sections = Object.keys(ADVICE) as AdviceSection[];
  return new Set(
    sections.flatMap((section) => {
      const given = new Set<string>(adviceFor(section, codes));
      const rules: readonly Rule[] = ADVICE[section];
      return rules.flatMap(({ id, recommends = [] }) => (given.has(id) ? recommends : []));
    }),
  );
}
