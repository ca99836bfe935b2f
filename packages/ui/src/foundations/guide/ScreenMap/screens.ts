import type { patterns } from "../../../paths.ts";

/** The title of the stories that show each route of the shop. */
export const screens: Readonly<Record<keyof typeof patterns, string>> = {
  home: "Screens/Home/Home",
  search: "Screens/Search/Search",
  regionalSearch: "Screens/Search/Regional search",
  product: "Screens/Product/Product",
  scannedProduct: "Screens/Product/Scanned product",
  products: "Screens/Listing/Category",
  category: "Screens/Listing/Category",
  catalogue: "Screens/Listing/Catalogue",
  productLines: "Screens/Product line/Product lines",
  productLine: "Screens/Product line/Product line",
  instruments: "Screens/Instrument/Instruments",
  instrument: "Screens/Instrument/Instrument",
  cart: "Screens/Cart/Cart",
  favourites: "Screens/Favourite/Favourites",
  orders: "Screens/Order/Order history",
  news: "Screens/Content/ArticleList",
  articles: "Screens/Content/ArticleList",
  chemlife: "Screens/Content/ArticleList",
  activities: "Screens/Content/ActivityList",
  activity: "Screens/Content/Activity",
  article: "Screens/Content/Article",
  login: "Screens/Account/Login",
  forgotPassword: "Screens/Account/Forgotten password",
};
