import * as v from "valibot";
import { Email, NewPassword } from "./credential.ts";
import { judgeLandline, landlineFields } from "./landline.ts";
import { regionFields } from "./region.ts";

/** The longest that a field without a length of its own may be. */
const LONGEST = { name: 50, line: 200, number: 30, code: 12 } as const;

const optional = (longest: number) =>
  v.pipe(v.string("text-too-long"), v.trim(), v.maxLength(longest, "text-too-long"));

const required = (key: string, longest: number) =>
  v.config(
    v.pipe(v.string(key), v.trim(), v.nonEmpty(key), v.maxLength(longest, "text-too-long")),
    {
      abortPipeEarly: true,
    },
  );

/** A mobile number: 11 digits, the first 1, the second 1 to 9 (storefront §5, registration). */
export const RegisteredMobile = v.config(
  v.pipe(
    v.string("mobile-required"),
    v.trim(),
    v.nonEmpty("mobile-required"),
    v.regex(/^1[1-9]\d{9}$/u, "mobile-invalid"),
  ),
  { abortPipeEarly: true },
);

const fields = v.object({
  email: Email,
  password: NewPassword,
  passwordConfirmation: v.string("confirmation-differs"),
  name: required("name-required", LONGEST.name),
  sex: v.picklist(["male", "female", ""], "sex-invalid"),
  mobile: RegisteredMobile,
  company: required("company-required", LONGEST.line),
  ...regionFields,
  address: required("address-required", LONGEST.line),
  category: required("category-required", LONGEST.code),
  source: optional(LONGEST.code),
  invoiceTitle: required("invoice-title-required", LONGEST.line),
  invoiceTax: required("invoice-tax-required", LONGEST.number),
  zip: optional(LONGEST.number),
  ...landlineFields,
  fax: optional(LONGEST.number),
  isAgreed: v.pipe(
    v.boolean("agreement-required"),
    v.check((isAgreed) => isAgreed, "agreement-required"),
  ),
});

/** What a newcomer fills in; the second password is held against the first, whatever else is wrong (storefront §5, registration). */
export const Registration = v.config(
  v.pipe(
    fields,
    judgeLandline(),
    v.forward(
      v.partialCheck(
        [["password"], ["passwordConfirmation"]],
        ({ password, passwordConfirmation }) => password === passwordConfirmation,
        "confirmation-differs",
      ),
      ["passwordConfirmation"],
    ),
  ),
  { abortPipeEarly: false },
);

export type RegistrationInput = v.InferInput<typeof Registration>;
export type RegistrationOutput = v.InferOutput<typeof Registration>;
