import * as v from "valibot";
import { Email, NewPassword } from "./credential.ts";
import {
  mobileNumber,
  NUMBER_ABROAD,
  optionalPostcode,
  optionalText,
  plainNumber,
  requiredText,
} from "./form-text.ts";
import { judgeLandline, landlineFields } from "./landline.ts";
import { regionFields } from "./region.ts";

/** The longest text of fields without a limit of their own, in characters. */
const LONGEST = { name: 50, line: 200, number: 30, code: 12 } as const;

/** A mobile number: 11 digits, the first 1, the second 1 to 9 (storefront §5, registration). */
export const RegisteredMobile = mobileNumber(/^1[1-9]\d{9}$/u);

/** A mobile number as at the registration, or one of another country with its code, where no pattern is specified. */
export const AnyMobile = v.pipe(
  v.string("mobile-required"),
  v.transform(plainNumber),
  mobileNumber(new RegExp(`^(?:1[1-9]\\d{9}|${NUMBER_ABROAD.source})$`, "u")),
);

const fields = v.object({
  email: Email,
  password: NewPassword,
  passwordConfirmation: v.string("confirmation-differs"),
  name: requiredText("name-required", LONGEST.name),
  sex: v.picklist(["male", "female", ""], "sex-invalid"),
  mobile: RegisteredMobile,
  company: requiredText("company-required", LONGEST.line),
  ...regionFields,
  address: requiredText("address-required", LONGEST.line),
  category: requiredText("category-required", LONGEST.code),
  source: optionalText(LONGEST.code),
  invoiceTitle: requiredText("invoice-title-required", LONGEST.line),
  invoiceTax: requiredText("invoice-tax-required", LONGEST.number),
  zip: optionalPostcode,
  ...landlineFields,
  fax: optionalText(LONGEST.number),
  isAgreed: v.pipe(
    v.boolean("agreement-required"),
    v.check((isAgreed) => isAgreed, "agreement-required"),
  ),
});

/** The registration form; the passwords are compared whatever other problems there are (storefront §5, registration). */
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
