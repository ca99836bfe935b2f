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
    province: profile?.province ?? "",
    city: profile?.city ?? "",
    district: profile?.district ?? "",
    address: profile?.address ?? "",
    ...splitLandline(profile?.phone ?? ""),
    zip: profile?.zip ?? "",
    fax: profile?.fax ?? "",
    quantity: "",
    price: "",
    neededBy: "",
    isFirst: false,
    note: "",
    ...prefill,
  };
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
