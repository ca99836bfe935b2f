import type { Spectrum } from "@reagent/api/contract/product";
import type { Selectable } from "kysely";
import type { Language } from "../../basics/language.ts";
import { inLanguage } from "../../basics/language.ts";
import { documentUrl } from "../../catalogue/document-links.ts";
import { itemCodeOf } from "../../catalogue/find-item.ts";
import type { FoundBatch } from "../../catalogue/lookups.ts";
import type { Reader } from "../../database/database.ts";
import type { SpectrumKind } from "../../database/schema-catalogue.ts";
import type { Schema } from "../../database/schema.ts";

/** The names of the kinds in a list of spectra. */
const spectrumNames: Readonly<Record<SpectrumKind, string>> = {
  nmr: "¹H NMR",
  infrared: "IR",
  hplc: "HPLC",
  gc: "GC",
};

type SpectrumRow = Pick<
  Selectable<Schema["spectra"]>,
  "id" | "kind" | "batch_code" | "conditions_zh" | "conditions_en"
>;
const COLUMNS = [
  "spectra.id",
  "spectra.kind",
  "spectra.batch_code",
  "spectra.conditions_zh",
  "spectra.conditions_en",
] as const;

interface SpectrumLinks {
  readonly files: Spectrum[];
}

/** The spectra of all batches of an item, by its own code or that of a pack; undefined for an unknown one. */
export async function readSpectraOfItem(
  reader: Reader,
  code: string,
  language: Language,
): Promise<SpectrumLinks | undefined> {
  const itemCode = await itemCodeOf(reader, code);
  if (itemCode === undefined) {
    return undefined;
  }
  const rows = await reader
    .selectFrom("spectra")
    .innerJoin("items", "items.id", "spectra.item_id")
    .select(COLUMNS)
    .where("items.code", "=", itemCode)
    .orderBy("spectra.id")
    .execute();
  return { files: rows.map((row) => linkOf(row, language)) };
}

/** The spectra of a batch and those of its item that belong to no batch. */
export async function readSpectraOfBatch(
  reader: Reader,
  { batch }: FoundBatch,
  language: Language,
): Promise<SpectrumLinks> {
  const rows = await reader
    .selectFrom("spectra")
    .select(COLUMNS)
    .where("item_id", "=", batch.item_id)
    .where((of) => of.or([of("batch_code", "=", batch.code), of("batch_code", "is", null)]))
    .orderBy("id")
    .execute();
  return { files: rows.map((row) => linkOf(row, language)) };
}

function linkOf(row: SpectrumRow, language: Language): Spectrum {
  return {
    type: spectrumNames[row.kind],
    url: documentUrl({ kind: "spectrum", subject: String(row.id), language }),
    batchCode: row.batch_code ?? "",
    conditions: inLanguage(row, "conditions", language),
  };
}
