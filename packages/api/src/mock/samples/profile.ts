import type { Profile } from "../../contract/profile.ts";
import { userInfo } from "./account.ts";
import { pudong } from "./addresses.ts";
import { invoiceInfo } from "./invoice.ts";
import type { Language, SampleViewer } from "./language.ts";
import { TERMS_VERSIONS } from "./pages.ts";

const addresses = {
  zh: "科苑路 1278 号 3 号楼",
  en: "Building 3, 1278 Keyuan Road",
} as const;

/** The profile of a normal customer, whose invoice information is saved. */
export function profile(
  language: Language = "zh",
  viewer: Exclude<SampleViewer, "guest"> = "customer",
): Profile {
  const { name, email, mobile, company } = userInfo(language, viewer);
  const invoice = invoiceInfo(language);
  return {
    email,
    name,
    sex: "female",
    mobile,
    company,
    province: pudong.province,
    city: pudong.city,
    district: pudong.district,
    ...pudong[language],
    address: addresses[language],
    zip: "201203",
    phone: "021-55500120-8012",
    fax: "",
    invoiceType: invoice.type,
    invoiceTitle: invoice.title,
    invoiceTax: invoice.taxNumber,
    invoiceBank: invoice.bank,
    invoiceBankAccount: invoice.bankAccount,
    invoiceAddress: invoice.address,
    invoicePhone: invoice.phone,
    invoiceEmail: invoice.email,
    invoiceMethod: invoice.method,
    getsOrderMails: true,
    termsVersion: TERMS_VERSIONS[1],
    registeredOn: "2025-06-18",
  };
}
