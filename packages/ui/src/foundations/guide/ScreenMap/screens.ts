import type { patterns } from "../../../paths.ts";

/** The title of the stories that show each route of the shop. */
export const screens: Readonly<Record<keyof typeof patterns, string>> = {
  home: "Screens/Home/Home",
  search: "Screens/Search/Search",
  product: "Screens/Product/Product",
  instruments: "Screens/Instrument/Instruments",
  instrument: "Screens/Instrument/Instrument",
  cart: "Screens/Cart/Cart",
  favourites: "Screens/Favourite/Favourites",
  orders: "Screens/Order/Order history",
  login: "Screens/Account/Login",
};
