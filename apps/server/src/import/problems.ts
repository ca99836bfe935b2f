import type { Contradiction, FileProblem, PictureFault } from "./faults.ts";
import { CHINESE_FAULTS, chineseContradiction, chineseRecordFault } from "./problem-words.ts";
import type { DocumentFault } from "./read-file.ts";
import type { RecordFault } from "./records.ts";

/** A problem of a row, with a reason that helps to correct the file. */
export interface Problem {
  readonly line: number;
  /** The column's name; undefined where the row as a whole is wrong. */
  readonly column: string | undefined;
  readonly reason: string;
  /** The same in Chinese; undefined where there are no words for it. */
  readonly chinese?: string | undefined;
}

const FAULTS: Readonly<Record<FileProblem["fault"], string>> = {
  "item-code-invalid": "must begin with a letter and hold letters, digits and single hyphens only",
  "pack-invalid": "is not a pack: write an amount and a unit, such as 25g, 2.5L or 10×1mL",
  "price-invalid": "is not an amount in yuan: write 128 or 128.50",
  "price-too-large": "is more than 10,000,000 yuan",
  "price-zero": "must not be 0: leave it empty, or set price_on_request",
  "count-invalid": "is not a whole number from 0 to 999999999",
  "change-invalid": "is not a change of the stock: write +20 or -5",
  "grains-invalid": "is not a whole number of grains from 1 to 1000000",
  "flag-invalid": "must be 1 or 0, yes or no, 是 or 否",
  "too-long": "is too long",
  "unreadable-characters": "has characters that cannot be shown",
  "spreadsheet-formula":
    "is a formula of a spreadsheet, or its error: save the values instead of the formulas",
  "path-too-deep": "has a path of more than three levels",
  "path-gap": "has a path with an empty level",
  "cas-number-invalid": "is not a CAS number, or its check digit is wrong",
  "ec-number-invalid": "is not an EC number, or its check digit is wrong",
  "mdl-number-invalid": "is not an MDL number: write MFCD and eight digits",
  "hazardous-number-invalid":
    "is not a serial number of the catalogue of hazardous chemicals: write 1 to 2828, or yes where it is not known",
  "url-invalid": "is not an address: write one that begins with https://",
  "un-number-invalid": "is not a UN number: write four digits",
  "formula-invalid": "is not a molecular formula",
  "weight-invalid": "is not a weight in grams per mole: write 46.07",
  "smiles-invalid": "is not a SMILES",
  "signal-invalid": "must be danger or warning, 危险 or 警告",
  "pictogram-unknown": "has a pictogram that is not among GHS01 to GHS09",
  "hazard-statement-invalid": "has a code that is not a hazard statement: write H225; H319",
  "hazard-basis-invalid":
    "is not a basis of a classification: write annex-vi, notified, supplier, calculated or not-classified",
  "picture-name-invalid":
    "has a name that is not that of a picture in the same folder: write mug.svg; mug.jpg",
  "too-many-pictures": "has more than six pictures",
  "attributes-invalid": "is not a list of attributes: write 容量: 5L; 材质: 玻璃",
  "group-invalid": "is not the name of a group: write letters, digits, _ and -, at most 40",
  "percent-invalid":
    "is not a discount in percent: write a number above 0 and below 100, such as 12.5",
  "batch-code-invalid":
    "is not a batch number: write letters, digits and . _ / # - without blanks, at most 40",
  "day-invalid": "is not a day: write 2026-11-21",
  "safety-level-invalid": "is not a safe level: write 1 to 5, where 5 is low-boiling",
  "months-invalid": "is not a number of months from 1 to 240",
  "too-many-items": "has more than 50 items",
  "id-invalid": "is not an id, a whole number as in the address of the article or activity",
  "spectrum-kind-invalid": "is not a kind of spectrum: write nmr, infrared, hplc or gc",
  "file-name-invalid":
    "is not the name of a file in the same folder that ends with .pdf, .jdx, .dx or .jcamp",
  "peaks-invalid":
    "is not a list of peaks: write position, intensity from 0 to 1 and a label, such as 3350 0.7 O–H; 1050 1",
  "file-and-peaks": "cannot be set where file is",
  "unit-invalid": "is not a unit: write a few letters, such as EA",
  "bulk-and-brand": "cannot be set where bulk is: an item has one of these marks",
  "level-differs": "does not agree with low_boiling, which is level 5",
  "promotion-without-price": "needs a sales_price",
  "classified-and-not": "must be empty, or another basis, where there are hazard statements",
  "signed-amount-invalid": "is not an amount in yuan: write 128, 128.50 or -128.50",
  "number-rounded":
    "is a number that a spreadsheet has rounded: format the cells as text before you fill them",
  "tracking-number-invalid":
    "is not a tracking number: write letters, digits and hyphens, at most 40",
  "invoice-number-invalid": "is not the number of an invoice: write 8 to 32 digits",
  "invoice-files-invalid":
    "does not name files in the same folder, at most one of each format: write a.pdf; a.ofd; a.xml",
  "invoice-method-invalid": "is not a way of invoicing: write electronic, all-electronic or other",
  "retest-before-production": "is before the day of production",
  "group-and-customer": "cannot be set where customer_group is: a row is for one of them",
  "item-and-pack": "cannot be set where item_code is: a row is for one of them",
  "discount-and-price": "cannot be set where discount is: a row has one of them",
  "price-without-pack":
    "is the price of a pack, and the row names an item: write product_code in place of item_code",
  "to-before-from": "is before the first day, which is in from",
  "email-invalid": "is not an e-mail address",
  "mobile-invalid": "is not a mobile number: write eleven digits",
  "landline-invalid": "is not a telephone number: write 021-12345678 or 021-12345678-123",
  "postcode-invalid": "is not a postcode: write six digits",
  "amount-invalid": "is not an amount in yuan from 0 to 100,000,000: write 1250 or 1250.50",
  "language-invalid": "is not a language: write zh or en",
  "no-balance": "belongs to an opening balance, which the row does not have",
  "period-without-credit": "is the account period without credit, and the row has a credit limit",
  missing: "is empty",
  "sales-price-above": "is more than the list price",
  "preferential-not-lower": "is not less than the price in grains",
  "names-do-not-match": "does not have the entries and levels of its Chinese column",
};

/** What is wrong with a picture, after its name. */
export const PICTURE_FAULTS: Readonly<Record<PictureFault, string>> = {
  "not-svg": "is not an SVG picture in UTF-8",
  "too-large": "is larger than 50 kB",
  "not-an-image": "is not a PNG, JPEG or WebP image",
  "image-too-large": "is larger than 200 kB",
  "too-wide": "is wider or higher than 2,000 pixels",
  "no-size": "does not state its size: give it a viewBox, or width and height",
  "not-a-drawing":
    "has more than lines, areas and text, which is all that the shop shows: no script, style, image or link",
};

const DOCUMENT_FAULTS: Readonly<Record<DocumentFault, string>> = {
  "not-pdf": "is not a PDF file",
  "too-large": "is larger than 20 MB",
  axis: "is not a spectrum of this kind: NMR needs ppm, or Hz with the observe frequency; infrared cm⁻¹; chromatograms minutes or seconds",
  "jcamp-not-jcamp": "is not a JCAMP-DX file",
  "jcamp-no-data": "has no data: neither XYDATA, XYPOINTS, a data table nor a peak table",
  "jcamp-damaged": "is damaged: its points are not those that it promises",
};

/** The problem of a cell, with its text. */
export function cellProblem(
  line: number,
  { column, fault }: FileProblem,
  written: string,
): Problem {
  const chinese = CHINESE_FAULTS[fault];
  return {
    line,
    column,
    reason: fault === "missing" ? FAULTS[fault] : `${quoted(written)} ${FAULTS[fault]}`,
    chinese:
      chinese === undefined || fault === "missing" ? chinese : `${quoted(written)} ${chinese}`,
  };
}

export function recordProblem(line: number, fault: RecordFault): Problem {
  const reasons: Record<Exclude<RecordFault["kind"], "cells">, string> = {
    encoding: "the row has bytes that are invalid in the file's encoding",
    quotes: 'a quotation mark is out of place: write "" for one within a quoted cell',
    "quote-not-closed": "a quotation mark opens a cell that is never closed",
  };
  const reason =
    fault.kind === "cells"
      ? `the row has ${String(fault.count)} cells, the header ${String(fault.wanted)}`
      : reasons[fault.kind];
  return { line, column: undefined, reason, chinese: chineseRecordFault(fault) };
}

export function contradiction(
  line: number,
  column: string,
  written: string,
  found: Contradiction,
): Problem {
  const chinese = chineseContradiction(quoted(written), found);
  return { line, column, reason: reasonOf(written, found), chinese };
}

function reasonOf(written: string, found: Contradiction): string {
  switch (found.kind) {
    case "no-name":
      return "is empty, and no row above gives the item's name";
    case "no-code":
      return "is empty";
    case "new-item":
      return `${quoted(written)} is a new item, for which the file needs this column`;
    case "new-pack":
      return `${quoted(written)} is a new pack, for which the file needs this column`;
    case "unknown-pack":
      return `${quoted(written)} is not a product code of the shop: a new pack needs the columns item_code and pack`;
    case "pack-twice":
      return `${quoted(written)} is already in line ${String(found.line)}, for the same item`;
    case "differs":
      return `${quoted(written)} differs from the item's rows above, from line ${String(found.line)}`;
    case "translated-otherwise":
      return `${quoted(written)} is called ${quoted(found.as)} in line ${String(found.line)}`;
    case "code-twice":
      return `${quoted(written)} is already in line ${String(found.line)}`;
    case "unknown-item":
      return `${quoted(written)} is not an item of the shop`;
    case "unknown-product":
      return `${quoted(written)} is not a product code of the shop`;
    case "unknown-customer":
      return `${quoted(written)} is not the e-mail address of a customer's account`;
    case "no-stock":
      return `${quoted(written)} changes the stock of a pack that the shop does not have`;
    case "more-than-there":
      return `${quoted(written)} takes more than lies on the shelf, which is ${String(found.stock)}`;
    case "unknown-related":
      return `${quoted(written)} is not an item of the shop or the file; the recommendation was left out`;
    case "unknown-content":
      return `${quoted(found.id)} is not the id of one that the shop has`;
    case "unknown-batch":
      return `${quoted(written)} is not a batch of this item`;
    case "test-twice":
      return `${quoted(written)} is already a test of this batch`;
    case "sku-elsewhere":
      return `${quoted(written)} is a SKU of ${found.of}`;
    case "one-picture":
      return `${quoted(written)} is more than one picture`;
    case "no-picture":
      return `${quoted(written)} is not in the folder of the file`;
    case "picture":
      return `${quoted(written)} ${PICTURE_FAULTS[found.fault]}`;
    case "new-account":
      return "is empty, and the account is new";
    case "waits":
      return `${quoted(written)} waits to be activated by its customer`;
    case "mobile-taken":
      return `${quoted(written)} is the number of ${found.by}`;
    case "unknown-choice":
      return `${quoted(written)} is not known, only ${found.choices.join(", ")}`;
    case "not-accepted":
      return `${quoted(written)} needs university info that was accepted`;
    case "filed":
      return `${quoted(written)} is not possible: the customer's university info waits or is accepted`;
    case "booked":
      return `${quoted(written)} differs from the opening balance of ${found.amount} RMB that is booked; operator balance-add changes a balance`;
    case "no-region":
      return `${quoted(written)} does not name a province, a city and a district`;
    case "too-many-addresses":
      return `${quoted(written)} is beyond the addresses that a customer can have`;
    case "document":
      return `${quoted(written)} ${DOCUMENT_FAULTS[found.fault]}`;
    case "structure":
      return `${quoted(written)} is not a SMILES that can be parsed`;
    case "late":
      return `${quoted(written)} is a structure that could not be read in time; no structure search finds it`;
  }
}

const MAX_QUOTED = 60;

function quoted(written: string): string {
  const text = written.replaceAll(/[\s\p{Cc}]+/gu, " ").trim();
  return `"${text.length > MAX_QUOTED ? `${text.slice(0, MAX_QUOTED)}…` : text}"`;
}
