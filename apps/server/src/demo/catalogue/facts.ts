import type { Substance, Words } from "../../catalogue/catalogue.ts";
import { NO_HAZARDS, readHazards } from "./hazards.ts";
import { listed, readTable } from "./tables.ts";
import type { RowOf } from "./tables.ts";

/** A substance of the demo catalogue, with the facts that decide how it is sold. */
export interface Fact extends Substance {
  readonly family: string;
  /** The family, which decides price and sizes. */
  readonly tier: string;
  /** The leaf of the category tree that it belongs to. */
  readonly category: number;
  readonly isLiquid: boolean;
  readonly storageKind: string;
  /** Grams per millilitre, where known. */
  readonly gramsPerMillilitre: number | null;
  readonly boilsAt: number | null;
}

const STORAGE: Readonly<Record<string, Words>> = {
  room: { zh: "室温", en: "Room temperature" },
  cool: { zh: "阴凉处", en: "Keep cool" },
  dark: { zh: "避光", en: "Protect from light" },
  refrigerated: { zh: "2–8 ℃冷藏", en: "Refrigerate at 2–8 °C" },
  frozen: { zh: "−20 ℃冷冻", en: "Freeze at −20 °C" },
  "inert-gas": { zh: "充惰性气体", en: "Store under inert gas" },
};

/** Reads the facts that the demo catalogue is made from: substances first, by CAS number, then preparations without one. */
export function readFacts(): Fact[] {
  const families = new Map(readTable("families").map((row) => [row.family, row]));
  const properties = new Map(readTable("properties").map((row) => [row.cas, row]));
  const placements = new Map(readTable("placements").map((row) => [row.cas, Number(row.category)]));
  const supplements = new Map(readTable("supplement").map((row) => [row.cas, row]));
  const hazards = readHazards();
  const family = (name: string) => required(families.get(name), `the family ${name}`);

  const substances = readTable("substances").map((row): Fact => {
    const physical = required(properties.get(row.cas), `the properties of ${row.cas}`);
    const supplement = supplements.get(row.cas);
    return {
      ...common(row, physical, family(row.family)),
      key: row.cas,
      cas: row.cas,
      formula: textOrNull(row.formula),
      molecularWeight: textOrNull(row.molecular_weight),
      smiles: textOrNull(row.smiles),
      ecNumber: textOrNull(row.ec_number),
      mdlNumber: textOrNull(row.mdl_number),
      density: withUnit(physical.density, "g/mL"),
      meltingPoint: withUnit(physical.melting_point, "℃"),
      boilingPoint: withUnit(physical.boiling_point, "℃"),
      flashPoint: withUnit(physical.flash_point, "℃"),
      refractiveIndex: textOrNull(physical.refractive_index),
      opticalRotation: textOrNull(supplement?.optical_rotation ?? ""),
      explosionLimits: textOrNull(supplement?.explosion_limits ?? ""),
      hazards: hazards.get(row.cas) ?? NO_HAZARDS,
      category: placements.get(row.cas) ?? Number(family(row.family).category),
      gramsPerMillilitre: numberOrNull(physical.density),
      boilsAt: numberOrNull(physical.boiling_point),
    };
  });

  const preparations = readTable("preparations").map((row): Fact => ({
    ...common(row, row, family(row.family)),
    key: row.key,
    cas: null,
    formula: null,
    molecularWeight: null,
    smiles: null,
    ecNumber: null,
    mdlNumber: null,
    density: null,
    meltingPoint: null,
    boilingPoint: null,
    flashPoint: null,
    refractiveIndex: null,
    opticalRotation: null,
    explosionLimits: null,
    hazards: NO_HAZARDS,
    category: Number(family(row.family).category),
    gramsPerMillilitre: null,
    boilsAt: null,
  }));
  return [...substances, ...preparations];
}

function common(
  names: Pick<
    RowOf<"preparations">,
    "family" | "name_zh" | "name_en" | "aliases_zh" | "aliases_en"
  >,
  looks: Pick<RowOf<"preparations">, "appearance_zh" | "appearance_en" | "storage">,
  family: RowOf<"families">,
) {
  const appearance = appearanceOf(looks);
  return {
    family: names.family,
    tier: family.tier,
    name: { zh: names.name_zh, en: names.name_en },
    aliases: { zh: listed(names.aliases_zh), en: listed(names.aliases_en) },
    appearance,
    storage: STORAGE[looks.storage] ?? null,
    storageKind: looks.storage,
    properties: describeLooks(appearance, looks.storage),
    application: { zh: `${family.application_zh}。`, en: `${family.application_en}.` },
    isLiquid: looks.appearance_zh.endsWith("液体") && !/固体|晶体/u.test(looks.appearance_zh),
  };
}

/** The appearance in the cells of a row; null where unknown. */
export function appearanceOf(
  row: Pick<RowOf<"preparations">, "appearance_zh" | "appearance_en">,
): Words | null {
  return row.appearance_zh === "" ? null : { zh: row.appearance_zh, en: row.appearance_en };
}

/** The description of a substance by its appearance and storage, as prose. */
export function describeLooks(appearance: Words | null, storageKind: string): Words | null {
  const known = [appearance, SENSITIVITIES[storageKind]].filter((words) => words != null);
  if (known.length === 0) return null;
  return {
    zh: `${known.map(({ zh }) => zh).join("。")}。`,
    en: `${known.map(({ en }) => en).join(". ")}.`,
  };
}

const SENSITIVITIES: Readonly<Record<string, Words>> = {
  "inert-gas": {
    zh: "对空气或水分敏感，请在惰性气体下取用",
    en: "Sensitive to air or moisture; handle under inert gas",
  },
  dark: {
    zh: "对光敏感，请避光操作",
    en: "Sensitive to light; protect from it while handling",
  },
  frozen: {
    zh: "受热易变质，请低温运输和保存",
    en: "Degrades when warm; ship and keep cold",
  },
};

function withUnit(value: string, unit: string): string | null {
  return value === "" ? null : `${value.replace("-", "−")} ${unit}`;
}

function textOrNull(text: string): string | null {
  return text === "" ? null : text;
}

function numberOrNull(text: string): number | null {
  return text === "" ? null : Number(text);
}

function required<Value>(value: Value | undefined, what: string): Value {
  if (value === undefined) throw new Error(`The demo catalogue's tables lack ${what}.`);
  return value;
}

const ORGANIC = /^C\d*H\d*(?:(?:Br|Cl|Si|[BFINOPS])\d*)*$/u;

/** Whether a substance is a molecule of carbon and hydrogen without a metal, for which a proton spectrum makes sense. */
export function isOrganic({ formula, smiles }: Fact): boolean {
  return smiles !== null && formula !== null && ORGANIC.test(formula);
}
