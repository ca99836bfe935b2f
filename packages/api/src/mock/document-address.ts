import { addressOf } from "../client/address.ts";
import { downloadDocument } from "../contract/product.ts";

/** The languages of documents, by their wire names. */
export const wireLanguages = { zh: "cn", en: "en" } as const;

/** The URL of a document. */
export const documentAddress = (
  kind: string,
  subject: string,
  language: string,
  batchCode: string | null = null,
): string =>
  addressOf(downloadDocument, "", {
    kind,
    subject,
    batchCode,
    language,
    revision: null,
    format: null,
  });

/** The URL of a revision of a safety data sheet; the format is PDF by default. */
export const sheetAddress = (
  subject: string,
  language: string,
  revision: number,
  format: "json" | null = null,
): string =>
  addressOf(downloadDocument, "", {
    kind: "msds",
    subject,
    batchCode: null,
    language,
    revision: String(revision),
    format,
  });
