import {
  code,
  day,
  entity,
  type EntityOf,
  flag,
  id,
  line,
  nothing,
  optionalId,
  text,
} from "./codec.ts";
import { endpoint } from "./endpoint.ts";
import { codes } from "./envelope.ts";
import { invoiceMethod, invoiceType } from "./invoice.ts";

/** cus_sex. */
const sex = code({ male: "male", female: "female" }, "");

/** The invoice information of a profile. */
const invoiceFields = {
  invoiceType: ["cus_invoice_type", invoiceType],
  invoiceTitle: ["cus_invoice_title", line()],
  invoiceTax: ["cus_invoice_vatno", line()],
  invoiceBank: ["cus_invoice_bank", line()],
  invoiceBankAccount: ["cus_invoice_bknum", line()],
  invoiceAddress: ["cus_invoice_addr", line()],
  invoicePhone: ["cus_invoice_phone", line()],
  invoiceEmail: ["cus_inv_email", line()],
} as const;

const personalFields = {
  email: ["cus_email", line()],
  name: ["cus_name", line()],
  sex: ["cus_sex", sex],
  mobile: ["cus_mobile", line()],
  company: ["cus_company", line()],
  address: ["cus_address", line()],
  zip: ["cus_zip", line()],
  fax: ["cus_fax", line()],
} as const;

/** A customer's profile (customer centre §3, customer profile). */
export const Profile = entity({
  ...personalFields,
  province: ["province_id", optionalId],
  city: ["city_id", optionalId],
  district: ["district_id", optionalId],
  /** In the language that is asked for, or in Chinese where the address is (`languageOfAddress`). */
  provinceName: ["province_name", text],
  cityName: ["city_name", text],
  districtName: ["district_name", text],
  /** Area, number and extension joined by -. */
  phone: ["cus_phone", text],
  ...invoiceFields,
  invoiceMethod: ["cus_invoice_method", invoiceMethod],
  /** Whether mails about parcels, returns and refunds are sent. */
  getsOrderMails: ["is_order_mail", flag],
  /** The day of the version of the terms of use that was accepted with the registration; empty where it is not known. */
  termsVersion: ["terms_version", day],
  /** The day of the registration. */
  registeredOn: ["createtime", day],
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
    area: ["cus_phone_1", line()],
    phone: ["cus_phone_2", line()],
    extension: ["cus_phone_3", line()],
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

/** Switches the mails about parcels, returns and refunds on or off; all other mails are always sent. */
export const switchOrderMails = endpoint(
  "switchOrderMails",
  "POST /api/center/profile/mail",
  entity({ isOn: ["is_order_mail", flag] }),
  nothing,
  { auth: "required" },
);

/** Ends every session; the caller continues with the token of the answer (decisions, token). */
export const updatePassword = endpoint(
  "updatePassword",
  "POST /api/center/password/update",
  entity({
    oldPassword: ["cus_password", line()],
    password: ["cus_password1", line()],
    passwordConfirmation: ["cus_password2", line()],
  }),
  entity({ token: ["userToken", id] }),
  {
    auth: "required",
    failures: {
      [codes.badRequest]: "warning-alert",
      [codes.passwordWrong]: "in-form",
      [codes.passwordCommon]: "in-form",
    },
  },
);
