import { dirname } from "node:path";
import { SPECTRUM_TABLE, type SpectrumColumn } from "@reagent/domain/spectrum-columns";
import { readSpectrumRow, type SpectrumRow } from "@reagent/domain/spectrum-row";
import { raiseRevision } from "../catalogue/revision.ts";
import { chunks } from "../database/chunks.ts";
import type { Tx } from "../database/database.ts";
import { LOAD_TIMEOUT_MS } from "../database/transact.ts";
import type { Coming } from "./coming.ts";
import type { FileReport, ImportStores } from "./import.ts";
import { judgeRows, type WrittenRow } from "./judge-rows.ts";
import { markSpectra } from "./load/load-items.ts";
import { insertAll, type RowOf } from "./load/write.ts";
import { cellProblem, contradiction, type Problem } from "./problems.ts";
import { type ReadSpectrum, readSpectrumFile } from "./read-file.ts";

/** The outcome of an import of spectra. */
export interface SpectrumImportReport extends FileReport {
  readonly spectra: number;
}

export interface SpectrumImportOptions {
  /** Makes the spectra exactly what the file has; otherwise those of other items stay. */
  readonly replaces?: boolean;
  /** Changes nothing if any row is invalid. */
  readonly isStrict?: boolean;
  /** Only reads the file. */
  readonly isCheck?: boolean;
  /** What earlier files of a folder bring; this file is only checked. */
  readonly coming?: Coming;
}

/** A valid row, with what its file holds. */
interface CollectedSpectrum {
  readonly line: number;
  readonly row: SpectrumRow;
  readonly found: Extract<ReadSpectrum, { readonly kind: "pdf" | "drawn" }> | undefined;
}

/**
 * Imports the spectra of items, in one transaction, also while a server runs. Those of an item of the file become exactly what the file
 * has. PDF files are stored as files of the shop; JCAMP-DX files are read, and drawn when a customer opens them. Throws `UnreadableFile`.
 */
export async function importSpectra(
  { database, files }: ImportStores,
  path: string,
  { replaces = false, isStrict = false, isCheck = false, coming }: SpectrumImportOptions = {},
): Promise<SpectrumImportReport> {
  const items = await database.read.selectFrom("items").select(["id", "code"]).execute();
  const ids = new Map(items.map(({ id, code }) => [code, id]));
  const batches = await database.read.selectFrom("batches").select(["item_id", "code"]).execute();
  const goods = {
    ids,
    batches: new Set(batches.map(({ item_id, code }) => `${String(item_id)} ${code}`)),
  };
  const spectra = new Map<string, CollectedSpectrum>();
  const read = await judgeRows(path, SPECTRUM_TABLE, (line, written) =>
    judge(line, written, { ...goods, spectra, folder: dirname(path), coming }),
  );
  const { columns: _, ...facts } = read;
  const report = {
    ...facts,
    spectra: spectra.size,
    isDone: spectra.size > 0 && !(isStrict && read.badRows > 0),
  };
  if (!report.isDone || isCheck) return report;
  const stored: RowOf<"spectra">[] = [];
  for (const { row, found } of spectra.values()) {
    stored.push({
      id: 0,
      item_id: ids.get(row.itemCode) ?? 0,
      batch_code: row.batchCode,
      kind: row.kind,
      peaks: JSON.stringify(found?.kind === "drawn" ? found.spectrum.peaks : row.peaks),
      curve: found?.kind === "drawn" ? JSON.stringify(found.spectrum.curve) : null,
      file: found?.kind === "pdf" ? await files.store(found.bytes) : null,
      conditions_zh: row.conditions.zh,
      conditions_en: row.conditions.en,
    });
  }
  await database.transact((tx) => write(tx, stored, { replaces }), { timeoutMs: LOAD_TIMEOUT_MS });
  return report;
}

const keyOf = (row: Pick<SpectrumRow, "itemCode" | "batchCode" | "kind">) =>
  `${row.itemCode} ${row.batchCode ?? ""} ${row.kind}`;

/** Takes a row in; returns why it cannot be. */
async function judge(
  line: number,
  written: WrittenRow<SpectrumColumn>,
  {
    ids,
    batches,
    spectra,
    folder,
    coming,
  }: {
    readonly ids: ReadonlyMap<string, number>;
    readonly batches: ReadonlySet<string>;
    readonly spectra: Map<string, CollectedSpectrum>;
    readonly folder: string;
    readonly coming: Coming | undefined;
  },
): Promise<Problem[]> {
  const read = readSpectrumRow(written);
  if (read.kind === "bad") {
    return read.problems.map((problem) =>
      cellProblem(line, problem, written[problem.column] ?? ""),
    );
  }
  const { row } = read;
  const problems: Problem[] = [];
  const itemId = ids.get(row.itemCode);
  const hasBatch =
    row.batchCode === null ||
    batches.has(`${String(itemId)} ${row.batchCode}`) ||
    coming?.hasBatch(row.itemCode, row.batchCode) === true;
  if (itemId === undefined && !coming?.items.has(row.itemCode))
    problems.push(contradiction(line, "item_code", row.itemCode, { kind: "unknown-item" }));
  else if (!hasBatch)
    problems.push(
      contradiction(line, "batch_code", row.batchCode ?? "", { kind: "unknown-batch" }),
    );
  const before = spectra.get(keyOf(row));
  if (before)
    problems.push(
      contradiction(line, "spectrum", row.kind, { kind: "code-twice", line: before.line }),
    );
  const { file = "" } = row;
  const found = file === "" ? undefined : await readSpectrumFile(folder, file, row.kind);
  if (found?.kind === "missing")
    problems.push(contradiction(line, "file", file, { kind: "no-picture" }));
  else if (found?.kind === "faulty")
    problems.push(contradiction(line, "file", file, { kind: "document", fault: found.fault }));
  else if (problems.length === 0) spectra.set(keyOf(row), { line, row, found });
  return problems;
}

/** Writes spectra in the order of the file; one with the item, batch and kind of one before keeps its id, and so its address. */
async function write(
  tx: Tx,
  spectra: readonly RowOf<"spectra">[],
  { replaces }: { readonly replaces: boolean },
): Promise<void> {
  const before = await tx
    .selectFrom("spectra")
    .select(["id", "item_id", "batch_code", "kind"])
    .execute();
  const nameOf = (row: Pick<RowOf<"spectra">, "batch_code" | "item_id" | "kind">) =>
    `${String(row.item_id)} ${row.batch_code ?? ""} ${row.kind}`;
  const ids = new Map(before.map((row) => [nameOf(row), row.id]));
  let last = before.reduce((most, { id }) => Math.max(most, id), 0);
  if (replaces) {
    await tx.deleteFrom("spectra").execute();
    await tx.updateTable("items").set({ has_spectrum: 0 }).where("has_spectrum", "=", 1).execute();
  }
  const items = [...new Set(spectra.map(({ item_id }) => item_id))];
  for (const some of chunks(items))
    await tx.deleteFrom("spectra").where("item_id", "in", some).execute();
  await insertAll(
    tx,
    "spectra",
    spectra.map((row) => ({ ...row, id: ids.get(nameOf(row)) ?? (last += 1) })),
  );
  await markSpectra(tx);
  await raiseRevision(tx);
}
