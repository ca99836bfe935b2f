import { page } from "../../../page.ts";
import { addresses, giftAddresses } from "./Addresses.screen.ts";

export const addressesPage = page(addresses, {
  load: async () => (await import("./Addresses.tsx")).Addresses,
  props: () => ({ place: "account" as const }),
});

export const giftAddressesPage = page(giftAddresses, {
  load: async () => (await import("./Addresses.tsx")).Addresses,
  props: () => ({ place: "orchard" as const }),
});
