import { screen } from "../../../screen.ts";

export const favourites = screen("favourites", {
  visitors: "customers",
  title: { zh: "我的收藏", en: "My favourites" },
});
