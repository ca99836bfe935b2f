import { casCheckDigit } from "@reagent/domain/cas";
import { fen } from "@reagent/domain/money";
import { NO_PRECURSOR } from "@reagent/domain/precursor";
import type { Item, Pack, Substance } from "../../catalogue/catalogue.ts";
import type { Database } from "../../database/database.ts";
import { synthetic } from "./big-names.ts";
import type { Good } from "./good.ts";
import { addGoods } from "./load.ts";
import type { LoadOptions } from "./load.ts";

const SIZES = ["1g", "5g", "25g"] as const;
/** Price of each size in yuan, to which the item's number adds. */
const YUAN = [48, 168, 560] as const;
/** Greater than every number of the demo catalogue. */
const FIRST_CODE = 1_000_000;
const FIRST_CAS = 210_000_000;

/**
 * Adds synthetic items of three packs each to a database, for benchmarks: names in both languages, formulas, codes, CAS numbers with
 * valid check digits. The same count gives the same items.
 */
export async function loadBigCatalogue(
  database: Database,
  count: number,
  options: LoadOptions = {},
): Promise<void> {
  await addGoods(database, allItems(count), options);
}

function* allItems(count: number): Generator<Good> {
  for (let number = 0; number < count; number += 1) yield bigItem(number);
}

/** Synthetic items from number `from`; several hundred thousand are different. */
export function bigItems(from: number, count: number): Good[] {
  return Array.from({ length: count }, (_, at) => bigItem(from + at));
}

function bigItem(number: number): Good {
  const { name, formula, smiles } = synthetic(number);
  const cas = casOf(number);
  const code = `Z${String(FIRST_CODE + number)}`;
  const substance: Substance = {
    key: cas,
    cas,
    name,
    aliases: { zh: [], en: [] },
    formula,
    molecularWeight: null,
    smiles,
    ecNumber: null,
    mdlNumber: `MFCD${String(10_000_000 + number)}`,
    appearance: { zh: "白色粉末", en: "White powder" },
    storage: { zh: "室温", en: "Room temperature" },
    density: null,
    meltingPoint: null,
    boilingPoint: null,
    flashPoint: null,
    refractiveIndex: null,
    opticalRotation: null,
    explosionLimits: null,
    exposureLimits: null,
    acuteToxicity: null,
    properties: null,
    application: null,
    hazards: {
      signal: null,
      pictograms: [],
      statements: [],
      basis: null,
      unNumber: null,
      hazardousNumber: null,
      ...NO_PRECURSOR,
    },
  };
  return { item: itemOf(code, number, substance), substance };
}

function itemOf(code: string, number: number, { key, name }: Substance): Item {
  return {
    code,
    substance: key,
    name,
    grade: { zh: "≥98%", en: "≥98%" },
    kind: "ordinary",
    safeLevel: 1,
    isBio: false,
    isRare: false,
    particleSize: null,
    surfaceArea: null,
    description: null,
    hasSafetyDataSheet: true,
    brandDataSheetUrl: null,
    hasInstruction: false,
    hasNmr: false,
    retestMonths: null,
    categories: [],
    productLines: [],
    related: [],
    articles: [],
    activity: null,
    packs: SIZES.map((size, at) =>
      packOf(`${code}-${size}`, size, (YUAN[at] ?? 0) + (number % 90)),
    ),
    batches: [],
    spectra: [],
  };
}

function packOf(code: string, size: string, yuan: number): Pack {
  return {
    code,
    size,
    unit: "EA",
    listPrice: fen(yuan * 100),
    salesPrice: fen(0),
    promotion: null,
    hasFuturesDiscount: false,
    stock: 100,
    delivery: { zh: "现货;上海仓，次日送达", en: "In stock;Shanghai warehouse, next day" },
    expectedDelivery: { zh: "期货，约2周", en: "Made to order, about 2 weeks" },
    isPriceOnRequest: false,
    isEnquiryOnly: false,
    hasTriangle: false,
    isRare: false,
    isBulk: false,
  };
}

/** A unique CAS number with a valid check digit. */
function casOf(number: number): string {
  const digits = String(FIRST_CAS + number);
  return `${digits.slice(0, -2)}-${digits.slice(-2)}-${String(casCheckDigit(digits))}`;
}
