import { page } from "../../../page.ts";
import { giftCheckout } from "./GiftCheckout.screen.ts";

export const giftCheckoutPage = page(giftCheckout, {
  load: async () => (await import("./GiftCheckout.tsx")).GiftCheckout,
});
