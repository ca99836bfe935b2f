import * as v from "valibot";
import {
  INVOICE_TYPES,
  invoiceEntries,
  type InvoiceField,
  type InvoiceType,
  judgeInvoice,
} from "./invoice.ts";
import { judgeLandline, type Landline, landlineFields } from "./landline.ts";
import { regionFields, type RegionPath } from "./region.ts";

const LONGEST = { name: 50, line: 200, number: 30 } as const;

const required = (key: string, longest: number) =>
  v.config(
    v.pipe(v.string(key), v.trim(), v.nonEmpty(key), v.maxLength(longest, "text-too-long")),
    {
      abortPipeEarly: true,
    },
  );
const optional = (longest: number) =>
  v.pipe(v.string("text-too-long"), v.trim(), v.maxLength(longest, "text-too-long"));

const mobile = required("mobile-required", LONGEST.number);
/** 11 digits, the first 1, the second 1 to 9 (storefront §5, registration). */
const newMobile = v.config(v.pipe(mobile, v.regex(/^1[1-9]\d{9}$/u, "mobile-invalid")), {
  abortPipeEarly: true,
});

/** A profile as its form has it. The fields of invoices stand apart: an address and a telephone are there as well. */
export type ProfileForm = RegionPath &
  Landline & {
    name: string;
    /** Empty while nothing is chosen. */
    sex: "male" | "female" | "";
    mobile: string;
    company: string;
    address: string;
    zip: string;
    fax: string;
    invoice: Record<InvoiceField, string> & { type: InvoiceType };
  };

/** What only customer service changes any more (customer centre §5, profile; §6). */
export interface ProfileLocks {
  readonly mobile: boolean;
  readonly invoice: boolean;
}

const everyProblem = { abortPipeEarly: false } as const;

const personal = {
  name: required("name-required", LONGEST.name),
  sex: v.pipe(
    v.picklist(["male", "female", ""], "sex-required"),
    v.check((sex) => sex !== "", "sex-required"),
  ),
  company: required("company-required", LONGEST.line),
  ...regionFields,
  address: required("address-required", LONGEST.line),
  zip: optional(LONGEST.number),
  ...landlineFields,
  fax: optional(LONGEST.number),
};

const invoice = v.config(v.pipe(v.object(invoiceEntries), judgeInvoice("profile")), everyProblem);
/** What was submitted is not judged again: it cannot be mended here. */
const submitted = v.object({ ...invoiceEntries, type: v.picklist([...INVOICE_TYPES, "other"]) });

/** Judges a profile (customer centre §5, profile). */
export function profileSchema(locks: ProfileLocks): v.GenericSchema<ProfileForm> {
  return v.config(
    v.pipe(
      v.object({
        ...personal,
        mobile: locks.mobile ? mobile : newMobile,
        invoice: locks.invoice ? submitted : invoice,
      }),
      judgeLandline(),
    ),
    everyProblem,
  );
}
