import { page } from "../../../page.ts";
import { cart } from "./Cart.screen.ts";

export const cartPage = page(cart, {
  firstCalls: async () => (await import("./first-calls.ts")).cartCalls,
  load: async () => (await import("./Cart.tsx")).Cart,
});
