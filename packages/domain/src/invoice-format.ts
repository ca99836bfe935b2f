/** The formats in which the tax office issues invoices. */
export const INVOICE_FORMATS = ["pdf", "ofd", "xml"] as const;
export type InvoiceFormat = (typeof INVOICE_FORMATS)[number];

/** A file of an invoice has at most so many bytes. */
export const LARGEST_INVOICE_FILE = 10 * 1024 * 1024;

/** The media types of the formats. */
export const INVOICE_MEDIA_TYPES: Readonly<Record<InvoiceFormat, string>> = {
  pdf: "application/pdf",
  ofd: "application/ofd",
  xml: "application/xml",
};

/** The format of a file by the end of its name; undefined for any other file. */
export function invoiceFormatOf(fileName: string): InvoiceFormat | undefined {
  return INVOICE_FORMATS.find((format) => fileName.toLowerCase().endsWith(`.${format}`));
}

const ZIP = String.fromCodePoint(0x50, 0x4b, 3, 4);

/** Whether a file begins as its format does; an OFD is a ZIP archive. A text may have a byte order mark and white space before. */
const BEGINS: Readonly<Record<InvoiceFormat, (beginning: string) => boolean>> = {
  pdf: (beginning) => beginning.startsWith("%PDF-"),
  ofd: (beginning) => beginning.startsWith(ZIP),
  xml: (beginning) => /^(?:\u{EF}\u{BB}\u{BF})?\s*<[?!A-Za-z]/u.test(beginning),
};

/** Whether the first bytes of a file, as characters of Latin-1, are those of its format. */
export const isInvoiceFormat = (format: InvoiceFormat, beginning: string): boolean =>
  BEGINS[format](beginning);
