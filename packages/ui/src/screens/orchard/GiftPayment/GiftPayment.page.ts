import { page } from "../../../page.ts";
import { giftPayment } from "./GiftPayment.screen.ts";

export const giftPaymentPage = page(giftPayment, {
  load: async () => (await import("./GiftPayment.tsx")).GiftPayment,
  props: ({ fruitsOrderId = "" }) => ({ orderId: fruitsOrderId }),
});
