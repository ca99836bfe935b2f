import { page } from "../../../page.ts";
import { addAddress } from "./AddAddress.screen.ts";

export const addAddressPage = page(addAddress, {
  load: async () => (await import("./AddAddress.tsx")).AddAddress,
});
