import type { ParamsOf } from "@reagent/api/contract/endpoint";
import type { sendBulkEnquiry } from "@reagent/api/contract/enquiry";
import type { Profile } from "@reagent/api/contract/profile";
import type { BulkEnquiry, BulkPrefill } from "@reagent/domain/enquiry";
import { splitLandline } from "@reagent/domain/landline";

/** The form's first values: the product from the address, the person from the profile. */
export function firstValues(prefill: BulkPrefill, profile: Profile | undefined): BulkEnquiry {
  return {
    email: profile?.email ?? "",
    name: profile?.name ?? "",
    company: profile?.company ?? "",
    mobile: profile?.mobile ?? "",
    ...addressOf(profile),
    ...splitLandline(profile?.phone ?? ""),
    fax: profile?.fax ?? "",
    quantity: "",
    price: "",
    neededBy: "",
    isFirst: false,
    note: "",
    ...prefill,
  };
}

/**
 * The saved invoice address, which is one text with its region (storefront §3, bulk enquiry); where there is none, the profile's
 * own address.
 */
function addressOf(profile: Profile | undefined) {
  const { invoiceAddress = "" } = profile ?? {};
  if (profile === undefined || invoiceAddress !== "")
    return { province: "", city: "", district: "", address: invoiceAddress, zip: "" };
  const { province, city, district, address, zip } = profile;
  return { province, city, district, address, zip };
}

/** What is sent: of the region the smallest part as well, and whether the address had a specification (storefront §3, bulk enquiry). */
export function sentOf(
  { city, ...enquiry }: BulkEnquiry,
  prefill: BulkPrefill,
): ParamsOf<typeof sendBulkEnquiry> {
  return {
    ...enquiry,
    place: enquiry.district || city,
    origin: prefill.specification ? "specification" : "other",
  };
}
