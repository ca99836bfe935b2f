import { page } from "../../../page.ts";
import { giftOrder } from "./GiftOrder.screen.ts";

export const giftOrderPage = page(giftOrder, {
  load: async () => (await import("./GiftOrder.tsx")).GiftOrder,
});
