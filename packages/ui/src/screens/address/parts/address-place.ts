import { paths } from "@reagent/api/pages/paths";
import { addresses, giftAddresses } from "../Addresses/Addresses.screen.ts";

/** Where a customer sees the addresses: in the account area, or in that of the orchard. */
export type AddressPlace = "account" | "orchard";

/** The list of each place, and the page of one of its addresses. */
export const addressPages = {
  account: { title: addresses.title, list: paths.addresses, edit: paths.editAddress },
  orchard: { title: giftAddresses.title, list: paths.giftAddresses, edit: paths.editGiftAddress },
} as const;
