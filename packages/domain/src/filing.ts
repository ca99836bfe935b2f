import * as v from "valibot";
import { NUMBER_ABROAD, plainNumber, requiredText } from "./form-text.ts";
import { isPersonNumber, plainIdNumber } from "./id-number.ts";
import { INTERPUNCTS } from "./interpunct.ts";
import { AnyMobile } from "./registration.ts";

/** What an operator has decided about a filing; `none` is nothing filed yet (decisions, filings). */
export const FILING_STATES = ["none", "pending", "accepted", "refused"] as const;
export type FilingState = (typeof FILING_STATES)[number];

/**
 * The filings of precursors: `explosive` is the one of explosive precursors, which other hazardous goods require too, and `drug`
 * the one of drug precursors.
 */
export const PRECURSOR_FILINGS = ["explosive", "drug"] as const;
export type PrecursorFilingKind = (typeof PRECURSOR_FILINGS)[number];

/** The filings that the operator accepts or refuses. */
export const REVIEWED_FILINGS = [...PRECURSOR_FILINGS, "university"] as const;
export type ReviewedFiling = (typeof REVIEWED_FILINGS)[number];

/**
 * The licence to buy highly toxic chemicals, as a filing has it for the goods that require the filing: `missing` where the shop
 * requires it for some of them and it is not filed (decisions, highly toxic chemicals).
 */
export type LicenceState = "not-required" | "missing" | "filed";

/** Whether a filing can be submitted: once, and again after a refusal (decisions, danger info lock). */
export function canBeFiled(state: FilingState): boolean {
  return state === "none" || state === "refused";
}

/** Bounds of texts, in characters. */
const LONGEST_TEXT = 200;
const LONGEST_NAME = 50;
const SHORTEST = { name: 2, organisation: 3, address: 5 } as const;

const required = <const Key extends string>(key: Key, shortest: number) =>
  v.config(
    v.pipe(
      requiredText(key, LONGEST_TEXT),
      v.minLength(shortest, "text-too-short"),
      v.regex(/\p{L}/u, "text-too-short"),
    ),
    { abortPipeEarly: true },
  );

const PERSON_NAME = new RegExp(`^\\p{L}[\\p{L}\\p{M}${INTERPUNCTS}.'’\\- ]*[\\p{L}\\p{M}.]$`, "u");

/** A person's name: letters, with the dots, hyphens and blanks between its parts. */
const personName = <const Key extends string>(key: Key) =>
  v.config(
    v.pipe(
      requiredText(key, LONGEST_NAME),
      v.minLength(SHORTEST.name, "name-invalid"),
      v.regex(PERSON_NAME, "name-invalid"),
    ),
    { abortPipeEarly: true },
  );

const idNumber = <const Key extends string>(key: Key) =>
  v.config(
    v.pipe(
      requiredText(key, LONGEST_TEXT),
      v.check(isPersonNumber, "id-number-invalid"),
      v.transform(plainIdNumber),
    ),
    { abortPipeEarly: true },
  );

const CONTACT_PHONE = new RegExp(
  `^(?:(?:\\d{11}|\\d{2,4}-\\d{5,12})(?:-\\d{1,8})?|${NUMBER_ABROAD.source})$`,
  "u",
);

/**
 * A mobile's 11 digits or a landline with its area code, and an extension if need be (customer centre §5, address form), or a
 * number of another country with its code.
 */
const contactPhone = <const Key extends string>(key: Key) =>
  v.config(
    v.pipe(
      requiredText(key, LONGEST_TEXT),
      v.transform(plainNumber),
      v.regex(CONTACT_PHONE, "phone-invalid"),
    ),
    { abortPipeEarly: true },
  );

/** An uploaded document; both are empty if there is none. */
export interface FiledDocument {
  readonly uploadId: string;
  readonly fileName: string;
}

/** Refuses a document's field without a document. */
export const requiredDocument = (document: v.GenericSchema<unknown, FiledDocument>) =>
  v.pipe(
    document,
    v.check(({ uploadId }) => uploadId !== "", "document-required"),
  );

/** The research group of a university's customer: all five fields are required (customer centre §5, university info). */
export const UniversityFiling = v.object({
  university: required("university-required", SHORTEST.organisation),
  department: required("department-required", SHORTEST.name),
  teacher: personName("teacher-required"),
  mobile: AnyMobile,
  phone: contactPhone("phone-required"),
});
export type UniversityFiling = v.InferOutput<typeof UniversityFiling>;

/** The purpose of precursors (customer centre §3, explosive-precursor info); `blank` is nothing chosen yet. */
export const PRECURSOR_PURPOSES = ["experiment", "sale"] as const;
export type PrecursorPurpose = (typeof PRECURSOR_PURPOSES)[number] | "blank";

const precursorTexts = v.object({
  company: required("company-required", SHORTEST.organisation),
  address: required("address-required", SHORTEST.address),
  purpose: v.picklist(PRECURSOR_PURPOSES, "purpose-required"),
  handlerName: personName("handler-name-required"),
  handlerIdNumber: idNumber("handler-id-number-required"),
  handlerPhone: contactPhone("handler-phone-required"),
  responsibleName: personName("responsible-name-required"),
  responsibleIdNumber: idNumber("responsible-id-number-required"),
  responsiblePhone: contactPhone("responsible-phone-required"),
});

/** The buyer of precursors, the handler and the responsible person. */
export type PrecursorFiling = v.InferOutput<typeof precursorTexts>;

/**
 * A filing with its documents: all nine fields are required (customer centre §5, explosive-precursor info), and handler and
 * responsible person are two people. A statement of use and a business licence are always required; the certificate is for a
 * filing of drug precursors, where it is the licence or record of the purchase, and for sale. The licence to buy highly toxic chemicals
 * is no duty of every filing.
 *
 * @param document - Reads the field of a document.
 */
export function precursorFiling(
  kind: PrecursorFilingKind,
  document: v.GenericSchema<unknown, FiledDocument>,
) {
  const needed = requiredDocument(document);
  return v.config(
    v.pipe(
      v.object({
        ...precursorTexts.entries,
        identity: document,
        usage: needed,
        licence: needed,
        certificate: kind === "drug" ? needed : document,
        poisonLicence: document,
      }),
      v.forward(
        v.partialCheck(
          [["handlerIdNumber"], ["responsibleIdNumber"]],
          (people) => people.handlerIdNumber !== people.responsibleIdNumber,
          "id-numbers-same",
        ),
        ["responsibleIdNumber"],
      ),
      v.forward(
        v.partialCheck(
          [["purpose"], ["certificate"]],
          ({ purpose, certificate }) => purpose !== "sale" || certificate.uploadId !== "",
          "document-required",
        ),
        ["certificate"],
      ),
    ),
    { abortPipeEarly: false },
  );
}
