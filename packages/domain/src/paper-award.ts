import * as v from "valibot";
import { parseCasNumber } from "./cas.ts";
import { Email } from "./credential.ts";
import { hasPhoneDigits, optionalText, requiredText } from "./form-text.ts";
import { plainText } from "./plain-text.ts";

/** Where an application is: the operator accepts or refuses it. */
export const PAPER_STATES = ["pending", "accepted", "refused"] as const;
export type PaperState = (typeof PAPER_STATES)[number];

/** The most products of a paper. */
export const MOST_PAPER_PRODUCTS = 50;
/** The most characters of a field of an application. */
export const LONGEST_PAPER_LINE = 300;
/** The most characters of a link. */
export const LONGEST_PAPER_LINK = 1000;

const required = <const Key extends string>(key: Key) => requiredText(key, LONGEST_PAPER_LINE);
const optional = optionalText(LONGEST_PAPER_LINE);

const isWebLink = (text: string) => /^https?:\/\/[^\s/?#]+([/?#]\S*)?$/iu.test(text);

/** The link of a DOI that was entered without one, such as "10.1038/s41586-020-2649-2"; any other text as it is. */
function linkOf(text: string): string {
  const doi = /^(?:doi:\s*|(?:dx\.)?doi\.org\/)?(10\.\d{4,9}\/\S+)$/iu.exec(text)?.[1];
  return doi === undefined ? text : `https://doi.org/${doi}`;
}

const requiredLink = v.config(
  v.pipe(
    v.string("link-required"),
    v.trim(),
    v.nonEmpty("link-required"),
    v.transform(linkOf),
    v.maxLength(LONGEST_PAPER_LINK, "text-too-long"),
    v.check(isWebLink, "link-invalid"),
  ),
  { abortPipeEarly: true },
);
const optionalLink = v.config(
  v.pipe(
    v.string("link-invalid"),
    v.trim(),
    v.transform(linkOf),
    v.maxLength(LONGEST_PAPER_LINK, "text-too-long"),
    v.check((text) => text === "" || isWebLink(text), "link-invalid"),
  ),
  { abortPipeEarly: true },
);

/** A product of the brand that a paper mentions. */
const PaperProduct = v.object({
  name: required("product-required"),
  casNumber: v.pipe(
    v.string("cas-required"),
    v.trim(),
    v.check((text) => parseCasNumber(text) !== undefined, "cas-required"),
    v.transform((text) => parseCasNumber(text) ?? ""),
  ),
});

/** Journals whose names begin with a lower-case letter, or the word with which such names begin. */
const LOWER_CASE_JOURNALS = [
  "aBIOTECH",
  "e-Polymers",
  "eBioMedicine",
  "eClinicalMedicine",
  "eFood",
  "eGastroenterology",
  "eLife",
  "eLight",
  "eNeuro",
  "eScience",
  "eTransportation",
  "eXPRESS Polymer Letters",
  "hLife",
  "iForest",
  "iMeta",
  "iScience",
  "mAbs",
  "mBio",
  "mLife",
  "mSphere",
  "mSystems",
  "npj",
  "physica status solidi",
  "tm",
];

/** Whether a name begins as that of a journal does: with a capital letter, unless the journal itself does not. */
function beginsAsJournal(name: string): boolean {
  const hasName = (journal: string) =>
    name.startsWith(journal) && !/^[\p{L}\p{N}]/u.test(name.slice(journal.length));
  return !/^\p{Ll}/u.test(name) || LOWER_CASE_JOURNALS.some(hasName);
}

/** The months of publication that count, "2024-01". */
export interface PublicationMonths {
  readonly first: string;
  readonly last: string;
}

/** An application for a paper award, of a paper that was published in these months (customer centre §5, paper application). */
export const paperApplication = (months: PublicationMonths) =>
  v.object({
    name: required("name-required"),
    mobile: v.config(
      v.pipe(
        required("mobile-required"),
        v.regex(/^[\d\s()+-]{1,30}$/u, "mobile-required"),
        v.check(hasPhoneDigits, "mobile-required"),
      ),
      { abortPipeEarly: true },
    ),
    email: Email,
    company: required("company-required"),
    title: required("title-required"),
    field: required("field-required"),
    journal: v.pipe(required("journal-required"), v.check(beginsAsJournal, "journal-required")),
    /** "2024-01". */
    month: v.pipe(
      v.string("month-required"),
      v.check((month) => publicationMonths(months).includes(month), "month-required"),
    ),
    /** A decimal above zero, such as "12.3". */
    impactFactor: v.pipe(
      required("impact-required"),
      v.regex(/^(?!0+(\.0+)?$)\d{1,3}(\.\d{1,3})?$/u, "impact-required"),
    ),
    link: requiredLink,
    products: v.pipe(
      v.array(PaperProduct),
      v.minLength(1, "product-required"),
      v.maxLength(MOST_PAPER_PRODUCTS, "product-required"),
    ),
    awardName: optional,
    awardLink: optionalLink,
    patentName: optional,
    patentNumber: optional,
    patentInventor: optional,
  });
export type PaperApplication = v.InferOutput<ReturnType<typeof paperApplication>>;

/** The months that can be chosen, "2024-01" to "2025-08" (customer centre §5, paper application). */
export function publicationMonths({ first, last }: PublicationMonths): string[] {
  const months: string[] = [];
  for (let month = first; isMonth(month) && month <= last; month = nextMonth(month))
    months.push(month);
  return months;
}

const isMonth = (text: string): boolean => /^\d{4}-(?:0[1-9]|1[0-2])$/u.test(text);

function nextMonth(month: string): string {
  const [year = 0, number = 0] = month.split("-").map(Number);
  return number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, "0")}`;
}

/** The first and the last day of the months of publication, "2024-01-01" and "2025-08-31"; a text that is no month stays as it is. */
export function publicationDays({ first, last }: PublicationMonths): {
  readonly from: string;
  readonly until: string;
} {
  if (!isMonth(first) || !isMonth(last)) return { from: first, until: last };
  const end = new Date(`${nextMonth(last)}-01T00:00:00Z`);
  end.setUTCDate(0);
  return { from: `${first}-01`, until: end.toISOString().slice(0, "2025-08-31".length) };
}

const SHANGHAI_MS = 8 * 60 * 60 * 1000;

/** When a month, "2024-01", begins in Asia/Shanghai, in epoch milliseconds; 0 for any other text. */
export function startOfMonth(month: string): number {
  const start = /^\d{4}-\d{2}$/u.test(month) ? Date.parse(`${month}-01T00:00:00+08:00`) : NaN;
  return Number.isNaN(start) ? 0 : start;
}

/** The month of Asia/Shanghai, "2024-01", at a time in epoch milliseconds; "" for a time without one. */
export function monthOf(time: number): string {
  const day = new Date(time + SHANGHAI_MS);
  return Number.isNaN(day.getTime()) ? "" : day.toISOString().slice(0, 7);
}

/**
 * What distinguishes an article from others: its title without case, width, spaces and punctuation, since an article enters once
 * (customer centre §5, paper eligibility).
 */
export function articleKey(title: string): string {
  const key = plainText(title)
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, "");
  return key === "" ? title.trim() : key;
}
