import type { Reader } from "../../database/database.ts";
import type { SpectrumKind } from "../../database/schema-catalogue.ts";
import type { Language } from "../../http/language.ts";
import { documentUrl } from "./document-links.ts";
import type { FoundBatch } from "./lookups.ts";

/** The names of the kinds in a list of spectra. */
const spectrumNames: Readonly<Record<SpectrumKind, string>> = {
  nmr: "NMR",
  infrared: "IR",
  hplc: "HPLC",
  gc: "GC",
};

interface SpectrumLinks {
  readonly files: { readonly type: string; readonly url: string }[];
}

/** The spectra of all batches of an item. */
export async function readSpectraOfItem(
  reader: Reader,
  itemCode: string,
  language: Language,
): Promise<SpectrumLinks> {
  const rows = await reader
    .selectFrom("spectra")
    .innerJoin("items", "items.id", "spectra.item_id")
    .select(["spectra.id", "spectra.kind"])
    .where("items.code", "=", itemCode.trim())
    .orderBy("spectra.id")
    .execute();
  return { files: rows.map((row) => linkOf(row, language)) };
}

/** The spectra of a batch and those of its item that belong to no batch. */
export async function readSpectraOfBatch(
  reader: Reader,
  { itemId, batchCode }: FoundBatch,
  language: Language,
): Promise<SpectrumLinks> {
  const rows = await reader
    .selectFrom("spectra")
    .select(["id", "kind"])
    .where("item_id", "=", itemId)
    .where((of) => of.or([of("batch_code", "=", batchCode), of("batch_code", "is", null)]))
    .orderBy("id")
    .execute();
  return { files: rows.map((row) => linkOf(row, language)) };
}

function linkOf(row: { id: number; kind: SpectrumKind }, language: Language) {
  return {
    type: spectrumNames[row.kind],
    url: documentUrl({ kind: "spectrum", subject: String(row.id), language }),
  };
}
