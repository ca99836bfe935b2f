import type { Hazards, Substance, Words } from "../../catalogue/catalogue.ts";
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
  readonly isDrugPrecursor: boolean;
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

const NO_HAZARDS: Hazards = {
  signal: null,
  pictograms: [],
  statements: [],
  unNumber: null,
  hazardousNumber: null,
  isPrecursor: false,
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
    const hazard = hazards.get(row.cas);
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
      hazards: hazard?.hazards ?? NO_HAZARDS,
      isDrugPrecursor: hazard?.isDrugPrecursor ?? false,
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
    isDrugPrecursor: false,
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
  return {
    family: names.family,
    tier: family.tier,
    name: { zh: names.name_zh, en: names.name_en },
    aliases: { zh: listed(names.aliases_zh), en: listed(names.aliases_en) },
    appearance:
      looks.appearance_zh === "" ? null : { zh: looks.appearance_zh, en: looks.appearance_en },
    storage: STORAGE[looks.storage] ?? null,
    storageKind: looks.storage,
    properties: behaviour(looks),
    application: { zh: `${family.application_zh}。`, en: `${family.application_en}.` },
    isLiquid: looks.appearance_zh.endsWith("液体") && !/固体|晶体/u.test(looks.appearance_zh),
  };
}

/** The description of a substance by its appearance and storage, as prose. */
function behaviour(
  looks: Pick<RowOf<"preparations">, "appearance_zh" | "appearance_en" | "storage">,
): Words | null {
  const zh = looks.appearance_zh === "" ? [] : [looks.appearance_zh];
  const en = looks.appearance_en === "" ? [] : [looks.appearance_en];
  if (looks.storage === "inert-gas") {
    zh.push("对空气或水分敏感，请在惰性气体下取用");
    en.push("Sensitive to air or moisture; handle under inert gas");
  }
  if (looks.storage === "dark") {
    zh.push("对光敏感，请避光操作");
    en.push("Sensitive to light; protect from it while handling");
  }
  if (looks.storage === "frozen") {
    zh.push("受热易变质，请低温运输和保存");
    en.push("Degrades when warm; ship and keep cold");
  }
  if (zh.length === 0) return null;
  return { zh: `${zh.join("。")}。`, en: `${en.join(". ")}.` };
}

/** Hazards by CAS number. The list number is the position in the demo catalogue's own list, "D001", not a fact. */
function readHazards(): Map<string, { hazards: Hazards; isDrugPrecursor: boolean }> {
  let listedSoFar = 0;
  return new Map(
    readTable("hazards").map((row) => {
      if (row.is_listed === "yes") listedSoFar += 1;
      const hazards: Hazards = {
        signal: row.signal === "danger" || row.signal === "warning" ? row.signal : null,
        pictograms: listed(row.pictograms),
        statements: listed(row.statements),
        unNumber: textOrNull(row.un_number),
        hazardousNumber:
          row.is_listed === "yes" ? `D${String(listedSoFar).padStart(3, "0")}` : null,
        isPrecursor: row.precursor !== "",
      };
      return [row.cas, { hazards, isDrugPrecursor: row.precursor === "drug" }];
    }),
  );
}

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
