import { page } from "../../../page.ts";
import { payment } from "./Payment.screen.ts";

export const paymentPage = page(payment, {
  load: async () => (await import("./Payment.tsx")).Payment,
});
