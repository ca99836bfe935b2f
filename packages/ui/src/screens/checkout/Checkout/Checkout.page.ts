import { page } from "../../../page.ts";
import { checkout } from "./Checkout.screen.ts";

export const checkoutPage = page(checkout, {
  firstCalls: async () => (await import("./first-calls.ts")).checkoutCalls,
  load: async () => (await import("./Checkout.tsx")).Checkout,
});
