import type { Reader } from "../../../database/database.ts";
import { readFact } from "../../../database/facts.ts";
import type { Download } from "../../../http/call.ts";
import { idOf } from "../../../http/id.ts";
import type { Language } from "../../../http/language.ts";
import { languageOf } from "../../../http/language.ts";
import type { PdfPrinter } from "../../../ports/documents/pdf-printer.ts";
import type { Sheet } from "../../../ports/documents/sheet.ts";
import { findBatch } from "../lookups.ts";
import { certificateOf } from "./certificate.ts";
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
}

/** Makes a document of a product (decisions, documents); undefined where there is no such product, batch or spectrum. */
export async function makeDocument(
  reader: Reader,
  pdfPrinter: PdfPrinter,
  request: DocumentRequest,
): Promise<Download | undefined> {
  const language = languageOf(request.language);
  const sheet = await sheetOf(reader, request, language);
  if (!sheet) {
    return undefined;
  }
  const isDemo = (await readFact(reader, "catalogue_kind")) === "demo";
  const name = [request.kind, request.subject, request.batchCode].filter(Boolean).join("-");
  return {
    fileName: `${name}.pdf`,
    mediaType: "application/pdf",
    content: await pdfPrinter.print(
      isDemo ? { ...sheet, foot: [demoNotice[language], ...sheet.foot] } : sheet,
    ),
  };
}

async function sheetOf(
  reader: Reader,
  { kind, subject, batchCode }: DocumentRequest,
  language: Language,
): Promise<Sheet | undefined> {
  if (kind === "certificate") {
    return certificate(reader, { productCode: subject, batchCode: batchCode ?? "" }, language);
  }
  if (kind === "spectrum" && /^\d+$/u.test(subject)) {
    return spectrum(reader, idOf(subject), language);
  }
  const item = await readItem(reader, subject);
  if (!item) {
    return undefined;
  }
  if (kind === "msds") {
    return item.has_msds === 1 ? dataSheetOf(item, language) : undefined;
  }
  if (kind === "specification") {
    return specificationOf(item, language);
  }
  if (kind === "instruction") {
    return item.has_instruction === 1 ? instructionOf(item, language) : undefined;
  }
  return kind === "spectrum" ? firstSpectrum(reader, item, language) : undefined;
}

async function readItem(reader: Reader, code: string): Promise<ItemRow | undefined> {
  return reader.selectFrom("items").selectAll().where("code", "=", code).executeTakeFirst();
}

async function certificate(
  reader: Reader,
  request: { productCode: string; batchCode: string },
  language: Language,
): Promise<Sheet | undefined> {
  const found = await findBatch(reader, request);
  if (!found) {
    return undefined;
  }
  const { batch, item } = {
    batch: await reader
      .selectFrom("batches")
      .selectAll()
      .where("item_id", "=", found.itemId)
      .where("code", "=", found.batchCode)
      .executeTakeFirstOrThrow(),
    item: await reader
      .selectFrom("items")
      .selectAll()
      .where("id", "=", found.itemId)
      .executeTakeFirstOrThrow(),
  };
  return certificateOf({ item, batch, productCode: found.productCode }, language);
}

async function spectrum(
  reader: Reader,
  id: number,
  language: Language,
): Promise<Sheet | undefined> {
  const row = await reader
    .selectFrom("spectra")
    .selectAll()
    .where("id", "=", id)
    .executeTakeFirst();
  const item =
    row &&
    (await reader.selectFrom("items").selectAll().where("id", "=", row.item_id).executeTakeFirst());
  return row && item && spectrumOf(item, row, language);
}

async function firstSpectrum(
  reader: Reader,
  item: ItemRow,
  language: Language,
): Promise<Sheet | undefined> {
  const row = await reader
    .selectFrom("spectra")
    .selectAll()
    .where("item_id", "=", item.id)
    .orderBy("id")
    .limit(1)
    .executeTakeFirst();
  return row && spectrumOf(item, row, language);
}
