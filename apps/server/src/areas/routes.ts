import type { Route } from "../http/call.ts";
import { accountRoutes } from "./account/account.ts";
import { cartRoutes } from "./cart/routes.ts";
import { favouriteRoutes } from "./favourite/favourite.ts";
import { homeRoutes } from "./home/home.ts";
import { instrumentRoutes } from "./instrument/routes.ts";
import { orderRoutes } from "./order/order.ts";
import { productRoutes } from "./product/routes.ts";
import { searchRoutes } from "./search/search.ts";
import { timeRoutes } from "./time/time.ts";

/** What answers the contract's endpoints, area by area. */
export const routes: readonly Route[] = [
  ...timeRoutes,
  ...accountRoutes,
  ...homeRoutes,
  ...searchRoutes,
  ...productRoutes,
  ...instrumentRoutes,
  ...favouriteRoutes,
  ...cartRoutes,
  ...orderRoutes,
];
