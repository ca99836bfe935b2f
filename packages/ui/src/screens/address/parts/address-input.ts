import type { Address } from "@reagent/api/contract/address";
import type { Profile } from "@reagent/api/contract/profile";
import type { AddressInput } from "@reagent/domain/address";
import { splitLandline } from "@reagent/domain/landline";

/** The values of the form for a saved address. */
export const inputOf = ({ phone, ...address }: Address): AddressInput => ({
  receiver: address.receiver,
  mobile: address.mobile,
  province: address.province,
  city: address.city,
  district: address.district,
  street: address.street,
  postcode: address.postcode,
  ...splitLandline(phone),
});

/** The values of the form for a customer's own place. */
export const inputOfProfile = ({ phone, ...profile }: Profile): AddressInput => ({
  receiver: profile.name,
  mobile: profile.mobile,
  province: profile.province,
  city: profile.city,
  district: profile.district,
  street: profile.address,
  postcode: profile.zip,
  ...splitLandline(phone),
});
