import { page } from "../../../page.ts";
import { basket } from "./Basket.screen.ts";

export const basketPage = page(basket, {
  firstCalls: async () => (await import("./first-calls.ts")).basketCalls,
  load: async () => (await import("./Basket.tsx")).Basket,
});
