import { page } from "../../../page.ts";
import { sentBasket } from "./SentBasket.screen.ts";

// Without first calls, so that no rendered page with somebody's link is stored.
export const sentBasketPage = page(sentBasket, {
  load: async () => (await import("./SentBasket.tsx")).SentBasket,
});
