import { page } from "../../../page.ts";
import { giftOrders } from "./GiftOrders.screen.ts";

export const giftOrdersPage = page(giftOrders, {
  load: async () => (await import("./GiftOrders.tsx")).GiftOrders,
});
