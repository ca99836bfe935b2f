import { screen } from "../../../screen.ts";

export const giftSearch = screen({
  address: "/exsearch/:keyword",
  visitors: "anyone",
  layout: "orchard",
});
