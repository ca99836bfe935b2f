import { casCheckDigit } from "@reagent/domain/cas";
import { fen } from "@reagent/domain/money";
import type { Database } from "../database/database.ts";
import type { SearchEntry } from "../search/search.ts";
import { searchIn } from "../search/search.ts";
import { synthetic } from "./big-names.ts";
import type { Item, Pack, Substance } from "./catalogue.ts";
import { raiseRevision } from "./load.ts";
import { itemRow, packRow } from "./rows.ts";
import { reagentEntry } from "./search-entries.ts";
import { drawStructure } from "./structure.ts";
import { insertAll } from "./write.ts";

const ITEMS_AT_ONCE = 2_000;
const SIZES = ["1g", "5g", "25g"] as const;
/** Yuan for each size, before what the item's number adds. */
const YUAN = [48, 168, 560] as const;
/** Above every number of the demo catalogue's. */
const FIRST_ID = 1_000_000;
const FIRST_CAS = 210_000_000;
const PATIENCE_MS = 60_000;

/**
 * Fills a database with made-up items of three packs each, for measuring: names in both languages, formulas, CAS numbers with
 * right check digits, codes. The same count gives the same items. Reagents that were there before are gone from the search.
 */
export async function loadBigCatalogue(database: Database, count: number): Promise<void> {
  const drawings = new Map<string, string>();
  for (let from = 0; from < count; from += ITEMS_AT_ONCE) {
    const made = bigItems(from, Math.min(ITEMS_AT_ONCE, count - from));
    await database.transact(
      async (tx) => {
        await insertAll(
          tx,
          "items",
          made.map(({ item, substance, id }) => {
            const position = id;
            return itemRow(item, substance, { id, position, drawing: drawn(drawings, substance) });
          }),
        );
        await insertAll(
          tx,
          "packs",
          made.flatMap(({ item, id }) =>
            item.packs.map((pack, position) =>
              packRow(pack, { id: id * SIZES.length + position, itemId: id, position }),
            ),
          ),
        );
      },
      { patienceMs: PATIENCE_MS },
    );
  }
  const search = searchIn(database);
  try {
    await search.rebuild("reagent", bigEntries(count));
  } finally {
    search.close();
  }
  await database.transact(raiseRevision, { patienceMs: PATIENCE_MS });
}

function* bigEntries(count: number): Generator<SearchEntry> {
  for (let number = 0; number < count; number += 1) {
    const { id, item, substance } = bigItem(number);
    yield reagentEntry(id, item, substance);
  }
}

/** One made-up item with its substance and its id. */
export interface BigItem {
  readonly id: number;
  readonly item: Item;
  readonly substance: Substance;
}

/** Made-up items number `from` onwards; no two alike up to several hundred thousand. */
export function bigItems(from: number, count: number): BigItem[] {
  return Array.from({ length: count }, (_, at) => bigItem(from + at));
}

function bigItem(number: number): BigItem {
  const { name, formula, smiles } = synthetic(number);
  const cas = casOf(number);
  const code = `Z${String(FIRST_ID + number)}`;
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
    properties: null,
    application: null,
    hazards: {
      signal: null,
      pictograms: [],
      statements: [],
      unNumber: null,
      hazardousNumber: null,
      isPrecursor: false,
    },
  };
  return { id: FIRST_ID + number, item: itemOf(code, number, substance), substance };
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
    brandPicture: null,
    hasSafetyDataSheet: true,
    hasBrandDataSheet: false,
    hasInstruction: false,
    hasNmr: false,
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

/** A CAS number of its own for each number, check digit included. */
function casOf(number: number): string {
  const digits = String(FIRST_CAS + number);
  return `${digits.slice(0, -2)}-${digits.slice(-2)}-${String(casCheckDigit(digits))}`;
}

/** Drawing is slow: items of one parent share a drawing of that parent. */
function drawn(drawings: Map<string, string>, { smiles }: Substance): string | null {
  if (smiles === null) return null;
  const known = drawings.get(smiles) ?? drawStructure(smiles);
  drawings.set(smiles, known);
  return known;
}
