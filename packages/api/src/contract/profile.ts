import { code, entity, type EntityOf, id, nothing, optionalId, text } from "./codec.ts";
import { endpoint } from "./endpoint.ts";
import { codes } from "./envelope.ts";
import { invoiceMethod, invoiceType } from "./invoice.ts";

/** cus_sex. */
const sex = code({ male: "male", female: "female" }, "");

/** The invoice information of a profile. */
const invoiceFields = {
  invoiceType: ["cus_invoice_type", invoiceType],
  invoiceTitle: ["cus_invoice_title", text],
  invoiceTax: ["cus_invoice_vatno", text],
  invoiceBank: ["cus_invoice_bank", text],
  invoiceBankAccount: ["cus_invoice_bknum", text],
  invoiceAddress: ["cus_invoice_addr", text],
  invoicePhone: ["cus_invoice_phone", text],
  invoiceEmail: ["cus_inv_email", text],
} as const;

const personalFields = {
  email: ["cus_email", text],
  name: ["cus_name", text],
  sex: ["cus_sex", sex],
  mobile: ["cus_mobile", text],
  company: ["cus_company", text],
  address: ["cus_address", text],
  zip: ["cus_zip", text],
  fax: ["cus_fax", text],
} as const;

/** A customer's profile (customer centre §3, customer profile). */
export const Profile = entity({
  ...personalFields,
  province: ["province_id", optionalId],
  city: ["city_id", optionalId],
  district: ["district_id", optionalId],
  /** Area, number and extension joined by -. */
  phone: ["cus_phone", text],
  ...invoiceFields,
  invoiceMethod: ["cus_invoice_method", invoiceMethod],
});
export type Profile = EntityOf<typeof Profile>;

export const readProfile = endpoint("readProfile", "GET /api/center/profile", nothing, Profile, {
  auth: "required",
});

/** The smallest region known is sent: the district, or the city (decisions, profile region). */
export const updateProfile = endpoint(
  "updateProfile",
  "POST /api/center/profile/update",
  entity({
    ...personalFields,
    province: ["cus_p_city", optionalId],
    place: ["cus_city", optionalId],
    area: ["cus_phone_1", text],
    phone: ["cus_phone_2", text],
    extension: ["cus_phone_3", text],
    ...invoiceFields,
  }),
  nothing,
  {
    auth: "required",
    failures: {
      [codes.badRequest]: "warning-alert",
      [codes.mobileTaken]: "warning-alert",
      [codes.locked]: "warning-alert",
    },
  },
);

/** Ends every session; the caller continues with the token of the answer (decisions, token). */
export const updatePassword = endpoint(
  "updatePassword",
  "POST /api/center/password/update",
  entity({
    oldPassword: ["cus_password", text],
    password: ["cus_password1", text],
    passwordConfirmation: ["cus_password2", text],
  }),
  entity({ token: ["userToken", id] }),
  {
    auth: "required",
    failures: { [codes.badRequest]: "warning-alert", [codes.passwordWrong]: "in-form" },
  },
);
