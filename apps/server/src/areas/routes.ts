import type { Route } from "../http/call.ts";
import { accountRoutes } from "./account/account.ts";
import { addressRoutes } from "./address/address.ts";
import { articleRoutes } from "./article/article.ts";
import { balanceRoutes } from "./balance/routes.ts";
import { cartRoutes } from "./cart/routes.ts";
import { checkoutRoutes } from "./checkout/routes.ts";
import { couponRoutes } from "./coupon/routes.ts";
import { favouriteRoutes } from "./favourite/favourite.ts";
import { filingRoutes } from "./filing/routes.ts";
import { homeRoutes } from "./home/home.ts";
import { instrumentRoutes } from "./instrument/routes.ts";
import { invoiceRoutes } from "./invoice/invoice.ts";
import { listingRoutes } from "./listing/listing.ts";
import { orderRoutes } from "./order/order.ts";
import { paymentRoutes } from "./payment/routes.ts";
import { productLineRoutes } from "./product-line/routes.ts";
import { productRoutes } from "./product/routes.ts";
import { profileRoutes } from "./profile/routes.ts";
import { recoveryRoutes } from "./recovery/recovery.ts";
import { regionRoutes } from "./region/region.ts";
import { registrationRoutes } from "./registration/registration.ts";
import { searchRoutes } from "./search/search.ts";
import { timeRoutes } from "./time/time.ts";
import { uploadRoutes } from "./upload/routes.ts";

/** What answers the contract's endpoints, area by area. */
export const routes: readonly Route[] = [
  ...timeRoutes,
  ...accountRoutes,
  ...recoveryRoutes,
  ...homeRoutes,
  ...listingRoutes,
  ...searchRoutes,
  ...productRoutes,
  ...productLineRoutes,
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
