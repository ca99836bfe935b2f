import type { Address } from "@reagent/api/contract/address";
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
