import { screen } from "../../../screen.ts";

export const favourites = screen({
  address: "/fav",
  visitors: "customers",
  title: { zh: "我的收藏", en: "My favourites" },
});
