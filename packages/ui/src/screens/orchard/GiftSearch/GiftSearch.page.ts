import { page } from "../../../page.ts";
import { giftSearch } from "./GiftSearch.screen.ts";

export const giftSearchPage = page(giftSearch, {
  firstCalls: async () => {
    const { giftSearchCalls } = await import("./first-calls.ts");
    return ({ keyword }, query) => giftSearchCalls(keyword, query);
  },
  load: async () => (await import("./GiftSearch.tsx")).GiftSearch,
});
