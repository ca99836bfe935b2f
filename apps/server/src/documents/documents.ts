import { dayOf } from "../basics/day.ts";
import { idOf } from "../basics/id.ts";
import type { Language } from "../basics/language.ts";
import { languageOf } from "../basics/language.ts";
import type { Download } from "../calls/call.ts";
import { findBottle, itemWithCode } from "../catalogue/bottles.ts";
import type { AnalysisResult } from "../catalogue/catalogue.ts";
import { findEdition, type SheetEdition } from "../catalogue/data-sheets.ts";
import type { Reader } from "../database/database.ts";
import { readFact } from "../database/facts.ts";
import type { PdfPrinter } from "../ports/documents/pdf-printer.ts";
import type { Sheet } from "../ports/documents/sheet.ts";
import type { Files } from "../ports/files/files.ts";
import type { CodesIn } from "./bottle-codes.ts";
import { certificateOf } from "./certificate.ts";
import { dataSheetData } from "./data-sheet-data.ts";
import { dataSheetOf } from "./data-sheet.ts";
import type { ItemRow } from "./item-row.ts";
import { instructionOf, specificationOf } from "./specification.ts";
import { spectrumOf } from "./spectrum.ts";
import { demoNotice } from "./words.ts";
interface DocumentRequest {
  readonly kind: string;
  readonly subject: string;
  readonly batchCode: string | null;
  readonly language: string | null;
  /** Of a data sheet; null for the newest. */
  readonly revision?: string | null;
  /** Of a data sheet: `json` for its facts as data; otherwise PDF. */
  readonly format?: string | null;
}

/** When a document is made, and the shop's public origin, to which its codes lead. */
interface Made {
  readonly now: number;
  readonly publicUrl: string;
}

/**
 * Makes a document of a product (decisions, documents), or reads the maker's where the shop has it (decisions, makers' documents);
 * undefined where there is no such product, batch or spectrum.
 */
export async function makeDocument(
  reader: Reader,
  { pdfPrinter, files }: { readonly pdfPrinter: PdfPrinter; readonly files: Pick<Files, "read"> },
  request: DocumentRequest,
  made: Made,
): Promise<(Download & { readonly content: Buffer }) | undefined> {
  const { kind, subject, batchCode, revision } = request;
  const name = [kind, subject, batchCode, revision].filter(Boolean).join("-");
  const pdf = (content: Buffer) => ({
    fileName: `${name}.pdf`,
    mediaType: "application/pdf",
    content,
  });
  if (request.format === "json" && kind === "msds") {
    const edition = await editionOf(reader, request);
    if (!edition) return undefined;
    const isDemo = (await readFact(reader, "catalogue_kind")) === "demo";
    return {
      fileName: `${name}.json`,
      mediaType: "application/json; charset=utf-8",
      content: Buffer.from(JSON.stringify(dataSheetData(edition, isDemo), null, 2)),
    };
  }
  const file = await fileOf(reader, request);
  const own = file === undefined ? undefined : await files.read(file);
  if (own) return pdf(own);
  const sheet = await documentSheet(reader, request, made);
  return sheet && pdf(await pdfPrinter.print(sheet));
}

/** The revision of the data sheet that a request names. */
async function editionOf(
  reader: Reader,
  { subject, revision }: DocumentRequest,
): Promise<SheetEdition | undefined> {
  const item = await itemWithCode(reader, subject);
  return item && findEdition(reader, item, revision ?? "");
}

/** The name of the maker's own document; undefined where the shop makes it. */
async function fileOf(
  reader: Reader,
  { kind, subject, batchCode }: DocumentRequest,
): Promise<string | undefined> {
  if (kind === "certificate") {
    const found = await findBottle(reader, { productCode: subject, batchCode: batchCode ?? "" });
    return found?.batch?.certificate ?? undefined;
  }
  if (kind !== "spectrum") return undefined;
  if (/^\d+$/u.test(subject))
    return (await spectrumRow(reader, { id: idOf(subject) }))?.file ?? undefined;
  const item = await readItem(reader, subject);
  return item && ((await spectrumRow(reader, { item }))?.file ?? undefined);
}

/** A document of a product before it is printed. */
export async function documentSheet(
  reader: Reader,
  request: DocumentRequest,
  made: Made,
): Promise<Sheet | undefined> {
  const language = languageOf(request.language);
  const sheet = await sheetOf(reader, request, { language, ...made });
  const isDemo = (await readFact(reader, "catalogue_kind")) === "demo";
  return sheet && isDemo ? { ...sheet, foot: [demoNotice[language], ...sheet.foot] } : sheet;
}

async function sheetOf(
  reader: Reader,
  request: DocumentRequest,
  { language, now, publicUrl }: Made & { readonly language: Language },
): Promise<Sheet | undefined> {
  const { kind, subject, batchCode } = request;
  if (kind === "certificate") {
    const named = { productCode: subject, batchCode: batchCode ?? "" };
    return certificate(reader, named, { language, publicUrl });
  }
  if (kind === "spectrum" && /^\d+$/u.test(subject)) {
    return spectrum(reader, { id: idOf(subject) }, language);
  }
  if (kind === "msds") {
    const edition = await editionOf(reader, request);
    return edition && dataSheetOf(edition.item, dayOf(now), language, edition);
  }
  const item = await readItem(reader, subject);
  if (!item) {
    return undefined;
  }
  if (kind === "specification") {
    return specificationOf(item, await newestResults(reader, item.id), language);
  }
  if (kind === "instruction") {
    return item.has_instruction === 1 ? instructionOf(item, language) : undefined;
  }
  return kind === "spectrum" ? spectrum(reader, { item }, language) : undefined;
}

const readItem = (reader: Reader, code: string): Promise<ItemRow | undefined> =>
  reader.selectFrom("items").selectAll().where("code", "=", code).executeTakeFirst();

const itemById = (reader: Reader, id: number): Promise<ItemRow> =>
  reader.selectFrom("items").selectAll().where("id", "=", id).executeTakeFirstOrThrow();

/** The analysis of an item's newest batch with results, whose requirements are those of its specification. */
async function newestResults(reader: Reader, itemId: number): Promise<readonly AnalysisResult[]> {
  const batch = await reader
    .selectFrom("batches")
    .select("results")
    .where("item_id", "=", itemId)
    .where("results", "!=", "[]")
    .orderBy("produced_at", "desc")
    .orderBy("code")
    .executeTakeFirst();
  return batch ? (JSON.parse(batch.results) as readonly AnalysisResult[]) : [];
}

async function certificate(
  reader: Reader,
  request: { productCode: string; batchCode: string },
  codesIn: CodesIn,
): Promise<Sheet | undefined> {
  const found = await findBottle(reader, request);
  return found?.batch && certificateOf({ ...found, batch: found.batch }, codesIn);
}

/** The spectrum with an id, or the first one of an item. */
async function spectrum(
  reader: Reader,
  named: Named,
  language: Language,
): Promise<Sheet | undefined> {
  const row = await spectrumRow(reader, named);
  return row && spectrumOf(await itemById(reader, row.item_id), row, language);
}

type Named = { readonly id: number } | { readonly item: ItemRow };

function spectrumRow(reader: Reader, named: Named) {
  const all = reader.selectFrom("spectra").selectAll().orderBy("id").limit(1);
  return (
    "id" in named ? all.where("id", "=", named.id) : all.where("item_id", "=", named.item.id)
  ).executeTakeFirst();
}
