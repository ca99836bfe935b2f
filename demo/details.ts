import { startOfDay } from "@reagent/server/basics/day";
import type {
  AnalysisResult,
  Batch,
  Item,
  Pack,
  Peak,
  Spectrum,
} from "@reagent/server/catalogue/catalogue";
import { isSet, listIn, readRows, wordsIn } from "./rows.ts";

/** Batches are produced, and notices published, at nine o'clock. */
const NINE_MS = 9 * 60 * 60 * 1000;

/** Nine o'clock of a day, as epoch milliseconds. */
export const morningOf = (day: string) => startOfDay(day) + NINE_MS;

const NOTHING = { zh: "", en: "" };
const FROM_STRUCTURE = {
  zh: "由结构计算，未经实测",
  en: "Calculated from the structure, not measured",
};
const FROM_PURITY = {
  zh: "由纯度计算，未经实测",
  en: "Calculated from the purity, not measured",
};
const CONDITIONS: Readonly<Record<Spectrum["kind"], Spectrum["conditions"]>> = {
  nmr: FROM_STRUCTURE,
  infrared: FROM_STRUCTURE,
  hplc: FROM_PURITY,
  gc: FROM_PURITY,
};

/** What the demo's items have beyond a file of goods, read from the other files of the folder. */
export interface Details {
  /** An item of the file of goods with all its details. */
  readonly complete: (item: Item) => Item;
  /** The items that a group of customers gets at another price, in permille of the normal one. */
  readonly permilleForUniversities: ReadonlyMap<string, number>;
}

/** Reads `items.csv`, `packs.csv`, `batches.csv`, `analyses.csv`, `descriptions.csv` and `spectra.csv`. */
export function readDetails(folder: URL): Details {
  const items = new Map(readItemRows(folder).map((row) => [row.item_code, row]));
  const packs = new Map(readPackRows(folder).map((row) => [row.product_code, row]));
  const batches = readBatches(folder);
  const spectra = readSpectra(folder);
  const descriptions = new Map(
    readRows(new URL("descriptions.csv", folder), ["id"], ["text"]).map((row) => [
      row.id,
      wordsIn(row, "text"),
    ]),
  );
  return {
    complete: (item) => {
      const row = items.get(item.code);
      if (!row) throw new Error(`items.csv has no row of ${item.code}.`);
      return {
        ...item,
        kind: isSet(row.special_brand) ? "special-brand" : item.kind,
        safeLevel: row.safe_level === "" ? item.safeLevel : Number(row.safe_level),
        description: descriptions.get(row.description) ?? null,
        hasInstruction: isSet(row.instruction),
        hasNmr: isSet(row.nmr),
        related: listIn(row.related),
        articles: listIn(row.articles).map(Number),
        activity: row.activity === "" ? null : Number(row.activity),
        packs: isSet(row.unlisted)
          ? []
          : item.packs.map((pack) => completePack(pack, packs.get(pack.code))),
        batches: batches.get(item.code) ?? [],
        spectra: spectra.get(item.code) ?? [],
      };
    },
    permilleForUniversities: new Map(
      [...items.values()]
        .filter(({ university_permille }) => university_permille !== "")
        .map((row) => [row.item_code, Number(row.university_permille)]),
    ),
  };
}

const readItemRows = (folder: URL) =>
  readRows(new URL("items.csv", folder), [
    "item_code",
    "unlisted",
    "special_brand",
    "safe_level",
    "description",
    "instruction",
    "nmr",
    "university_permille",
    "related",
    "articles",
    "activity",
  ]);

const readPackRows = (folder: URL) =>
  readRows(new URL("packs.csv", folder), [
    "product_code",
    "promotion",
    "futures",
    "triangle",
    "rare",
    "bulk",
    "silent",
    "unpriced",
  ]);

function completePack(pack: Pack, row: ReturnType<typeof readPackRows>[number] | undefined): Pack {
  if (!row) return pack;
  return {
    ...pack,
    promotion: row.promotion === "other" ? "other" : pack.promotion,
    hasFuturesDiscount: isSet(row.futures),
    hasTriangle: isSet(row.triangle),
    isRare: pack.isRare || isSet(row.rare),
    isBulk: isSet(row.bulk),
    isPriceOnRequest: pack.isPriceOnRequest && !isSet(row.unpriced),
    delivery: isSet(row.silent) ? NOTHING : pack.delivery,
  };
}

/** The batches of each item, newest first, with the results on their certificates. */
function readBatches(folder: URL): ReadonlyMap<string, readonly Batch[]> {
  const analyses = Map.groupBy(
    readRows(new URL("analyses.csv", folder), ["batch"], ["test", "requirement", "result"]),
    ({ batch }) => batch,
  );
  const rows = readRows(new URL("batches.csv", folder), [
    "batch",
    "item_code",
    "produced",
    "retest",
  ]);
  const batches = Map.groupBy(rows, ({ item_code }) => item_code);
  return new Map(
    [...batches].map(([code, own]) => [
      code,
      own.map(({ batch, produced, retest }) => ({
        code: batch,
        producedAt: morningOf(produced),
        retestAt: morningOf(retest),
        results: (analyses.get(batch) ?? []).map((row): AnalysisResult => ({
          test: wordsIn(row, "test"),
          requirement: wordsIn(row, "requirement"),
          result: wordsIn(row, "result"),
        })),
      })),
    ]),
  );
}

function readSpectra(folder: URL): ReadonlyMap<string, readonly Spectrum[]> {
  const columns = ["item_code", "kind", "peaks"] as const;
  const rows = readRows(new URL("spectra.csv", folder), columns);
  return new Map(
    [...Map.groupBy(rows, ({ item_code }) => item_code)].map(([code, own]) => [
      code,
      own.map((row) => {
        const kind = kindIn(row.kind);
        return {
          kind,
          batchCode: null,
          peaks: listIn(row.peaks).map(peakIn),
          conditions: CONDITIONS[kind],
        };
      }),
    ]),
  );
}

function kindIn(cell: string): Spectrum["kind"] {
  const kind = (Object.keys(CONDITIONS) as Spectrum["kind"][]).find((each) => each === cell);
  if (!kind) throw new Error(`spectra.csv: ${cell} is no kind of spectrum.`);
  return kind;
}

/** A peak as it is written: its position, its intensity, and a label where it has one. */
function peakIn(written: string): Peak {
  const [position = "", intensity = "", label] = written.split(" ");
  return {
    position: Number(position),
    intensity: Number(intensity),
    ...(label !== undefined && { label }),
  };
}
