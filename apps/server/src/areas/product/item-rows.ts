import type { ItemRow } from "@reagent/api/contract/product";
import type { Fen } from "@reagent/domain/money";
import type { Selectable } from "kysely";
import type { Database, Reader } from "../../database/database.ts";
import { readFact } from "../../database/facts.ts";
import type { Schema } from "../../database/schema.ts";
import type { Language } from "../../http/language.ts";
import { inLanguage } from "../../http/language.ts";
import type { Viewer } from "../../http/viewer.ts";
import { RevisionedLruCache } from "../../search/revisioned-lru-cache.ts";
import { favouritesAmong } from "../favourite/favourites.ts";
import { lowestPrice } from "./prices.ts";
import { safetyLevelOf } from "./safety-level.ts";

const COLUMNS = [
  "id",
  "code",
  "name_zh",
  "name_en",
  "aliases_zh",
  "aliases_en",
  "specification_zh",
  "specification_en",
  "structure_svg",
  "formula",
  "molecular_weight",
  "cas",
  "mdl",
  "storage_zh",
  "storage_en",
  "hazardous_number",
  "is_bio",
  "is_precursor",
  "is_rare",
  "kind",
  "safe_level",
  "smiles",
] as const;

type Row = Pick<Selectable<Schema["items"]>, (typeof COLUMNS)[number]>;

/** What the packs of an item come to in a list. */
interface PackSummary {
  readonly fromPrice: Fen | null;
  readonly hasPromotion: boolean;
  readonly isFutures: boolean;
}

/** How many rows are remembered, of both languages together: some 40 MB. */
const ROWS_REMEMBERED = 20_000;

/** Items as lists show them. Rows are remembered as a guest sees them until the catalogue changes. */
export class ItemRows {
  readonly #database: Database;
  readonly #rows = new RevisionedLruCache<ItemRow>(ROWS_REMEMBERED);

  constructor(database: Database) {
    this.#database = database;
  }

  /** The rows of these items, in the order of the ids; ids that are unknown are left out. */
  async read(ids: readonly number[], { customer, language }: Viewer): Promise<ItemRow[]> {
    if (ids.length === 0) {
      return [];
    }
    const [rows, favourites] = await Promise.all([
      this.#guestRows(ids, language),
      favouritesAmong(this.#database.read, customer, ids),
    ]);
    return ids.flatMap((id) => {
      const row = rows.get(id);
      return row ? [favourites.has(id) ? { ...row, isFavourite: true } : row] : [];
    });
  }

  async #guestRows(ids: readonly number[], language: Language): Promise<Map<number, ItemRow>> {
    const revision = (await readFact(this.#database.read, "catalogue_revision")) ?? "";
    const keyOf = (id: number) => `${language}${id}`;
    const rows = new Map<number, ItemRow>();
    for (const id of ids) {
      const known = this.#rows.get(revision, keyOf(id));
      if (known) {
        rows.set(id, known);
      }
    }
    const missing = ids.filter((id) => !rows.has(id));
    for (const row of await readRows(this.#database.read, missing, language)) {
      this.#rows.set(revision, keyOf(Number(row.itemId)), row);
      rows.set(Number(row.itemId), row);
    }
    return rows;
  }
}

async function readRows(
  reader: Reader,
  ids: readonly number[],
  language: Language,
): Promise<ItemRow[]> {
  if (ids.length === 0) {
    return [];
  }
  const [items, summaries] = await Promise.all([
    reader.selectFrom("items").select(COLUMNS).where("id", "in", ids).execute(),
    summarisePacks(reader, ids),
  ]);
  return items.map((item) => itemRow(item, summaries.get(item.id), language));
}

async function summarisePacks(
  reader: Reader,
  ids: readonly number[],
): Promise<Map<number, PackSummary>> {
  const rows = await reader
    .selectFrom("packs")
    .select([
      "item_id",
      "specification",
      "is_enquiry_only",
      "is_bulk",
      "list_price",
      "promotion",
      "has_futures_discount",
    ])
    .where("item_id", "in", ids)
    .where("is_bulk", "=", 0)
    .execute();
  const summaries = [...Map.groupBy(rows, (row) => row.item_id)].map(
    ([id, packs]) =>
      [
        id,
        {
          fromPrice: lowestPrice(packs),
          hasPromotion: packs.some(({ promotion }) => promotion !== null),
          isFutures: packs.some((pack) => pack.has_futures_discount === 1),
        },
      ] as const,
  );
  return new Map(summaries);
}

function itemRow(row: Row, packs: PackSummary | undefined, language: Language): ItemRow {
  return {
    itemId: String(row.id),
    itemCode: row.code,
    chineseName: row.name_zh,
    englishName: row.name_en,
    chineseAlias: aliasText(row.aliases_zh),
    englishAlias: aliasText(row.aliases_en),
    specification: inLanguage(row, "specification", language),
    drawing: row.structure_svg ?? "",
    formula: row.formula ?? "",
    molecularWeight: row.molecular_weight ?? "",
    casNumber: row.cas ?? "",
    mdlNumber: row.mdl ?? "",
    storage: inLanguage(row, "storage", language) ?? "",
    hazardNumber: row.hazardous_number ?? "",
    isBiological: row.is_bio === 1,
    isPrecursor: row.is_precursor === 1,
    isRare: row.is_rare === 1,
    category: row.kind,
    safetyLevel: safetyLevelOf(row.safe_level),
    smiles: row.smiles ?? "",
    isFavourite: false,
    fromPrice: packs?.fromPrice ?? null,
    hasPromotion: packs?.hasPromotion ?? false,
    isFutures: packs?.isFutures ?? false,
  };
}

/** Aliases, stored as a JSON list, as one text. */
export function aliasText(stored: string): string {
  return (JSON.parse(stored) as string[]).join("; ");
}
