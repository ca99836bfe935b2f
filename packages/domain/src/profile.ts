import * as v from "valibot";
import { optionalPostcode, optionalText, requiredText } from "./form-text.ts";
import {
  INVOICE_TYPES,
  invoiceEntries,
  type InvoiceField,
  type InvoiceType,
  judgeInvoice,
} from "./invoice.ts";
import { judgeLandline, type Landline, landlineFields } from "./landline.ts";
import { regionFields, type RegionPath } from "./region.ts";
import { AnyMobile } from "./registration.ts";

const LONGEST = { name: 50, line: 200, number: 30 } as const;

/** The registered mobile number is accepted unchanged. */
const mobile = requiredText("mobile-required", LONGEST.number);

/** The profile form. The invoice fields are separate, since they have an address and a telephone too. */
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

/** The fields that only customer service can change once they are saved (customer centre §5, profile; §6, saved data). */
export interface ProfileLocks {
  readonly mobile: boolean;
  readonly invoice: boolean;
}

const everyProblem = { abortPipeEarly: false } as const;

const personal = {
  name: requiredText("name-required", LONGEST.name),
  sex: v.pipe(
    v.picklist(["male", "female", ""], "sex-required"),
    v.check((sex) => sex !== "", "sex-required"),
  ),
  company: requiredText("company-required", LONGEST.line),
  ...regionFields,
  address: requiredText("address-required", LONGEST.line),
  zip: optionalPostcode,
  ...landlineFields,
  fax: optionalText(LONGEST.number),
};

const invoice = v.config(v.pipe(v.object(invoiceEntries), judgeInvoice("profile")), everyProblem);
/** Submitted invoice information is not validated again, since it cannot be changed here. */
const submitted = v.object({ ...invoiceEntries, type: v.picklist([...INVOICE_TYPES, "other"]) });

/** Validates a profile (customer centre §5, profile). */
export function profileSchema(locks: ProfileLocks): v.GenericSchema<ProfileForm> {
  return v.config(
    v.pipe(
      v.object({
        ...personal,
        mobile: locks.mobile ? mobile : AnyMobile,
        invoice: locks.invoice ? submitted : invoice,
      }),
      judgeLandline(),
    ),
    everyProblem,
  );
}
