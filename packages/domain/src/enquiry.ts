import * as v from "valibot";
import { mistypedCas, parseCasNumber } from "./cas.ts";
import { Email } from "./credential.ts";
import { mobileNumber, optionalText, requiredPhone, requiredText } from "./form-text.ts";

/** What people write to the shop about; each is stored, confirmed and answered by mail. */
export const ENQUIRY_KINDS = ["spectrum", "sample-centre", "advice", "synthesis", "bulk"] as const;
export type EnquiryKind = (typeof ENQUIRY_KINDS)[number];

/** The fields of the forms that an enquiry shows again, in the order of the forms; regions and telephone numbers in one text. */
export const ENQUIRY_FIELDS = [
  "message",
  "content",
  "productName",
  "productCode",
  "itemCode",
  "casNumber",
  "specification",
  "pack",
  "quantity",
  "price",
  "neededBy",
  "note",
  "name",
  "contact",
  "company",
  "mobile",
  "phone",
  "landline",
  "fax",
  "region",
  "address",
  "zip",
] as const;
export type EnquiryField = (typeof ENQUIRY_FIELDS)[number];

export const isEnquiryField = (name: string): name is EnquiryField =>
  ENQUIRY_FIELDS.some((field) => field === name);

/** The fields of an enquiry that were filled in. */
export type EnquiryFields = Readonly<Partial<Record<EnquiryField, string>>>;

/** The number by which people name an enquiry: the beginning of its id, which the operator's commands take. */
export const enquiryNumber = (enquiryId: string): string => enquiryId.slice(0, 8);

/** What somebody wrote in an enquiry: the message, the suggestion, or the note. */
export const enquiryText = ({ message, content, note }: EnquiryFields): string =>
  message || content || note || "";

const LONGEST_SUBJECT = 80;

/** What an enquiry is about, in one line: its product with pack and quantity, or the beginning of its text. */
export function enquirySubject(fields: EnquiryFields): string {
  const { productName, productCode, itemCode, casNumber, pack, quantity } = fields;
  const product = productName || productCode || itemCode || casNumber;
  const parts = [product, pack, quantity && `× ${quantity}`];
  const subject = product ? parts.filter(Boolean).join(" ") : enquiryText(fields);
  const line = subject.replaceAll(/\s+/gu, " ").trim();
  return line.length > LONGEST_SUBJECT ? `${line.slice(0, LONGEST_SUBJECT - 1)}…` : line;
}

/** The most characters of a message. */
export const LONGEST_MESSAGE = 2000;

/** A message to the sample centre: address and question are required (storefront §5, sample-centre message). */
export const SampleCentreMessage = v.object({
  from: Email,
  message: v.pipe(
    v.string("question-required"),
    v.trim(),
    v.nonEmpty("question-required"),
    v.maxLength(LONGEST_MESSAGE, "question-too-long"),
  ),
});

/** The most characters of a field with one line. */
export const LONGEST_ENQUIRY_LINE = 200;

const required = <const Key extends string>(key: Key) => requiredText(key, LONGEST_ENQUIRY_LINE);
const optional = optionalText(LONGEST_ENQUIRY_LINE);
const note = optionalText(LONGEST_MESSAGE);
const phone = requiredPhone(LONGEST_ENQUIRY_LINE);

/** An optional CAS number as text; one whose check digit is wrong would ask for another substance, or for none. */
const casNumber = v.pipe(
  optional,
  v.check((text) => mistypedCas(text) === undefined, "cas-mistyped"),
  v.transform((text) => parseCasNumber(text) ?? text),
);

/** Numbers with a sign, and numerals. */
const NUMBERS = /[\p{Pd}−]?\s*\d[\d.,]*|[一二两三四五六七八九十百千万半几数]/gu;

/** Whether a text has a number above 0: "-5abc", "0" and "若干" have none. */
function hasPositiveNumber(text: string): boolean {
  const numbers = text.normalize("NFKC").match(NUMBERS) ?? [];
  return numbers.some((number) => !/^[\p{Pd}−]|^[0.,\s]*$/u.test(number));
}

/** The requested quantity, as text: "40", "5 kg", "每月 5 桶", "十瓶". */
const amount = v.config(
  v.pipe(required("quantity-required"), v.check(hasPositiveNumber, "quantity-invalid")),
  { abortPipeEarly: true },
);

/** A complaint or suggestion (storefront §5, advice form). */
export const Advice = v.object({
  content: requiredText("content-required", LONGEST_MESSAGE),
  email: Email,
  mobile: phone,
});
export type Advice = v.InferOutput<typeof Advice>;

/** An enquiry about a custom synthesis (storefront §5, synthesis enquiry). */
export const SynthesisEnquiry = v.object({
  email: Email,
  name: required("contact-required"),
  mobile: phone,
  company: required("company-required"),
  casNumber,
  note,
});
export type SynthesisEnquiry = v.InferOutput<typeof SynthesisEnquiry>;

/** A required text of at least so many characters. */
const noShorterThan = <const Key extends string>(key: Key, shortest: number) =>
  v.config(
    v.pipe(
      v.string(key),
      v.trim(),
      v.minLength(shortest, key),
      v.maxLength(LONGEST_ENQUIRY_LINE, "text-too-long"),
    ),
    { abortPipeEarly: true },
  );

/** An optional text whose length is checked only when it is filled (decisions, bulk zip). */
const emptyOrOf = <const Key extends string>(key: Key, shortest: number, longest: number) =>
  v.pipe(
    v.string(key),
    v.trim(),
    v.check((text) => text === "" || (text.length >= shortest && text.length <= longest), key),
  );

/** An enquiry about a bulk size of a product (storefront §5, bulk form). Regions are the codes of the region calls. */
export const BulkEnquiry = v.object({
  email: Email,
  name: noShorterThan("name-too-short", 2),
  company: required("company-required"),
  mobile: mobileNumber(/^\d{11}$/u),
  province: optional,
  city: optional,
  district: optional,
  address: noShorterThan("address-too-short", 5),
  area: emptyOrOf("area-invalid", 3, 4),
  phone: emptyOrOf("phone-invalid", 7, 20),
  extension: emptyOrOf("extension-invalid", 1, 8),
  zip: emptyOrOf("zip-invalid", 6, 10),
  fax: emptyOrOf("fax-invalid", 4, 30),
  productName: required("product-name-required"),
  casNumber,
  specification: required("specification-required"),
  pack: required("pack-required"),
  quantity: amount,
  /** What the customer would like to pay, as text. */
  price: optional,
  /** When the goods are needed, as text. */
  neededBy: optional,
  isFirst: v.boolean(),
  note,
  itemCode: optional,
});
export type BulkEnquiry = v.InferOutput<typeof BulkEnquiry>;

/** The fields of a bulk enquiry that the query of its page fills (storefront §3, bulk enquiry). */
export type BulkPrefill = Pick<
  BulkEnquiry,
  "productName" | "casNumber" | "specification" | "pack" | "itemCode"
>;

/** The names of these fields in the query. */
export const BULK_QUERY: Readonly<Record<keyof BulkPrefill, string>> = {
  productName: "name",
  casNumber: "cas",
  specification: "spec",
  pack: "size",
  itemCode: "item_code",
};

/**
 * What the query of the bulk enquiry's page says of the product. Values are encoded once more than a query is; the text
 * `undefined` is none, and what cannot be decoded stays as it is (storefront §3, bulk enquiry).
 */
export function bulkPrefill(query: Readonly<Record<string, string | undefined>>): BulkPrefill {
  const entries = Object.entries(BULK_QUERY).map(
    ([field, name]) => [field, prefilled(query[name] ?? "")] as const,
  );
  return Object.fromEntries(entries) as Record<keyof BulkPrefill, string>;
}

function prefilled(value: string): string {
  const text = decoded(value).trim();
  return text === "undefined" ? "" : text.slice(0, LONGEST_ENQUIRY_LINE);
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
