import { screen } from "../../../screen.ts";

export const gift = screen({
  address: "/exdetail/:giftCode",
  visitors: "anyone",
  layout: "orchard",
});
