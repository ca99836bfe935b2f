import type { ParamsOf } from "@reagent/api/contract/endpoint";
import type { Profile, updateProfile } from "@reagent/api/contract/profile";
import { splitLandline } from "@reagent/domain/landline";
import type { ProfileForm } from "@reagent/domain/profile";

/** The values of the form for a profile. */
export function inputOf(profile: Profile): ProfileForm {
  return {
    name: profile.name,
    sex: profile.sex,
    mobile: profile.mobile,
    company: profile.company,
    province: profile.province,
    city: profile.city,
    district: profile.district,
    address: profile.address,
    zip: profile.zip,
    ...splitLandline(profile.phone),
    fax: profile.fax,
    invoice: {
      type: profile.invoiceType,
      title: profile.invoiceTitle,
      taxNumber: profile.invoiceTax,
      bank: profile.invoiceBank,
      bankAccount: profile.invoiceBankAccount,
      address: profile.invoiceAddress,
      phone: profile.invoicePhone,
      email: profile.invoiceEmail,
    },
  };
}

/** The parameters for the form's values; of the region only the smallest known part is sent (decisions, profile region). */
export function sentOf(
  { city, district, invoice, ...details }: ProfileForm,
  { email }: Pick<Profile, "email">,
): ParamsOf<typeof updateProfile> {
  return {
    ...details,
    email,
    place: district || city,
    invoiceType: invoice.type,
    invoiceTitle: invoice.title,
    invoiceTax: invoice.taxNumber,
    invoiceBank: invoice.bank,
    invoiceBankAccount: invoice.bankAccount,
    invoiceAddress: invoice.address,
    invoicePhone: invoice.phone,
    invoiceEmail: invoice.email,
  };
}
