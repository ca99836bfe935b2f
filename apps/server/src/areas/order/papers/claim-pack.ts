import { setImmediate as nextTurn } from "node:timers/promises";
import type { ArchivedFile } from "../../../basics/zip.ts";
import type { Services } from "../../../calls/call.ts";
import { makeDocument } from "../../../documents/documents.ts";
import { joined } from "../../../documents/order-paper.ts";
import type { StoredOrder } from "../../../ordering/orders/find-order.ts";
import { itemDocuments, type Made, orderSheets } from "./dossier.ts";
import { goodsPapers } from "./goods-papers.ts";
import { invoiceFiles, invoiceSheet, invoicesOf } from "./invoice.ts";

/**
 * The claim pack of an order, file by file: its papers, its invoices, and the certificates and safety data sheets of its goods. The tax
 * office's document of an invoice and a maker's certificate take the place of the shop's own.
 */
export async function* claimPackFiles(
  services: Pick<Services, "database" | "files" | "pdfPrinter">,
  order: StoredOrder,
  made: Made,
): AsyncGenerator<ArchivedFile> {
  const { files, pdfPrinter } = services;
  const { read } = services.database;
  const { language } = made;
  const goods = await goodsPapers(read, order, language);
  let count = 0;
  /** Numbered, so that folders list the files in this order. */
  const numbered = (name: string, content: Uint8Array): ArchivedFile => {
    count += 1;
    return { path: plainName(`${String(count).padStart(2, "0")} ${name}`), content };
  };
  for (const sheet of await orderSheets(read, { order, goods }, made))
    yield numbered(`${sheet.title}.pdf`, await pdfPrinter.print(sheet));
  for (const invoice of await invoicesOf(read, order.id)) {
    let isIncluded = false;
    for (const { file, file_name: name } of await invoiceFiles(read, invoice)) {
      const content = await files.read(file);
      if (!content) continue;
      isIncluded = true;
      yield numbered(name, content);
    }
    if (!isIncluded) {
      const sheet = await invoiceSheet(read, { order, invoice }, language);
      yield numbered(`${joined(sheet.title, invoice.code)}.pdf`, await pdfPrinter.print(sheet));
    }
  }
  for (const lines of Map.groupBy(goods, ({ itemCode }) => itemCode).values()) {
    for (const { name, request } of await itemDocuments(read, { order, lines }, language)) {
      // Reads of an embedded database leave no time to answer others between them.
      await nextTurn();
      const document = await makeDocument(read, services, { ...request, language }, made);
      if (document) yield numbered(`${name}.pdf`, document.content);
    }
  }
}

/** A name that every system takes for a file, without what separates folders. */
const plainName = (name: string): string => name.replaceAll(/[/\\:*?"<>|\p{Cc}]/gu, "_");
