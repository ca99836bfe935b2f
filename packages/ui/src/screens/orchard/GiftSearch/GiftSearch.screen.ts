import { screen } from "../../../screen.ts";

export const giftSearch = screen({
  address: "/exsearch/:keyword",
  visitors: "anyone",
  layout: "orchard",
  firstCalls: async () => {
    const { giftSearchCalls } = await import("./first-calls.ts");
    return ({ keyword }, query) => giftSearchCalls(keyword, query);
  },
  load: async () => (await import("./GiftSearch.tsx")).GiftSearch,
});
