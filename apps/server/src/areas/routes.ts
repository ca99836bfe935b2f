import type { Route } from "../http/call.ts";
import { accountRoutes } from "./account/routes.ts";
import { addressRoutes } from "./address/routes.ts";
import { articleRoutes } from "./article/routes.ts";
import { balanceRoutes } from "./balance/routes.ts";
import { cartRoutes } from "./cart/routes.ts";
import { checkoutRoutes } from "./checkout/routes.ts";
import { couponRoutes } from "./coupon/routes.ts";
import { favouriteRoutes } from "./favourite/routes.ts";
import { filingRoutes } from "./filing/routes.ts";
import { homeRoutes } from "./home/routes.ts";
import { instrumentRoutes } from "./instrument/routes.ts";
import { invoiceRoutes } from "./invoice/routes.ts";
import { listingRoutes } from "./listing/routes.ts";
import { orderRoutes } from "./order/routes.ts";
import { paymentRoutes } from "./payment/routes.ts";
import { productDataRoutes } from "./product-data/routes.ts";
import { productLineRoutes } from "./product-line/routes.ts";
import { productRoutes } from "./product/routes.ts";
import { profileRoutes } from "./profile/routes.ts";
import { recoveryRoutes } from "./recovery/routes.ts";
import { regionRoutes } from "./region/routes.ts";
import { registrationRoutes } from "./registration/routes.ts";
import { searchRoutes } from "./search/routes.ts";
import { timeRoutes } from "./time/routes.ts";
import { uploadRoutes } from "./upload/routes.ts";

/** The handlers of the contract's endpoints, by area; each area's `routes.ts` binds its own. */
export const routes: readonly Route[] = [
  ...timeRoutes,
  ...accountRoutes,
  ...recoveryRoutes,
  ...homeRoutes,
  ...listingRoutes,
  ...searchRoutes,
  ...productRoutes,
  ...productLineRoutes,
  ...productDataRoutes,
  ...instrumentRoutes,
  ...favouriteRoutes,
  ...cartRoutes,
  ...checkoutRoutes,
  ...orderRoutes,
  ...paymentRoutes,
  ...balanceRoutes,
  ...couponRoutes,
  ...invoiceRoutes,
  ...filingRoutes,
  ...uploadRoutes,
  ...articleRoutes,
  ...regionRoutes,
  ...addressRoutes,
  ...profileRoutes,
  ...registrationRoutes,
];
