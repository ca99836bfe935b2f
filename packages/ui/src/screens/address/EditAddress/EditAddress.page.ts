import { page } from "../../../page.ts";
import { editAddress, editGiftAddress } from "./EditAddress.screen.ts";

export const editAddressPage = page(editAddress, {
  load: async () => (await import("./EditAddress.tsx")).EditAddress,
  props: ({ addressId }) => ({ addressId, place: "account" }),
});

export const editGiftAddressPage = page(editGiftAddress, {
  load: async () => (await import("./EditAddress.tsx")).EditAddress,
  props: ({ addressId }) => ({ addressId, place: "orchard" }),
});
