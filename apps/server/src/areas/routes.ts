import type { Route } from "../calls/call.ts";
import { accountRoutes } from "./account/routes.ts";
import { addressRoutes } from "./address/routes.ts";
import { apiTokenRoutes } from "./api-token/routes.ts";
import { articleRoutes } from "./article/routes.ts";
import { balanceRoutes } from "./balance/routes.ts";
import { bottleRoutes } from "./bottle/routes.ts";
import { branchRoutes } from "./branch/routes.ts";
import { buildingBlockRoutes } from "./building-block/routes.ts";
import { bulkOrderRoutes } from "./bulk-order/routes.ts";
import { cartRoutes } from "./cart/routes.ts";
import { checkoutRoutes } from "./checkout/routes.ts";
import { couponRoutes } from "./coupon/routes.ts";
import { dataSheetRoutes } from "./data-sheet/routes.ts";
import { enquiryRoutes } from "./enquiry/routes.ts";
import { favouriteRoutes } from "./favourite/routes.ts";
import { filingRoutes } from "./filing/routes.ts";
import { goodsFileRoutes } from "./goods-file/routes.ts";
import { homeRoutes } from "./home/routes.ts";
import { instrumentRoutes } from "./instrument/routes.ts";
import { invoiceRoutes } from "./invoice/routes.ts";
import { jobRoutes } from "./job/routes.ts";
import { listingRoutes } from "./listing/routes.ts";
import { orchardRoutes } from "./orchard/routes.ts";
import { orderSheetRoutes } from "./order-sheet/routes.ts";
import { orderRoutes } from "./order/routes.ts";
import { pageRoutes } from "./page/routes.ts";
import { paperAwardRoutes } from "./paper-award/routes.ts";
import { paymentRoutes } from "./payment/routes.ts";
import { productDataRoutes } from "./product-data/routes.ts";
import { productLineRoutes } from "./product-line/routes.ts";
import { productRoutes } from "./product/routes.ts";
import { profileRoutes } from "./profile/routes.ts";
import { reactionRoutes } from "./reaction/routes.ts";
import { recoveryRoutes } from "./recovery/routes.ts";
import { regionRoutes } from "./region/routes.ts";
import { registrationRoutes } from "./registration/routes.ts";
import { returnRoutes } from "./return/routes.ts";
import { sampleCentreRoutes } from "./sample-centre/routes.ts";
import { searchRoutes } from "./search/routes.ts";
import { sentBasketRoutes } from "./sent-basket/routes.ts";
import { sessionRoutes } from "./session/routes.ts";
import { shipmentRoutes } from "./shipment/routes.ts";
import { shoppingListRoutes } from "./shopping-list/routes.ts";
import { stockAlertRoutes } from "./stock-alert/routes.ts";
import { structureRoutes } from "./structure/routes.ts";
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
  ...orderSheetRoutes,
  ...reactionRoutes,
  ...structureRoutes,
  ...sessionRoutes,
  ...apiTokenRoutes,
  ...productRoutes,
  ...productLineRoutes,
  ...productDataRoutes,
  ...buildingBlockRoutes,
  ...bottleRoutes,
  ...goodsFileRoutes,
  ...dataSheetRoutes,
  ...branchRoutes,
  ...paperAwardRoutes,
  ...sampleCentreRoutes,
  ...enquiryRoutes,
  ...instrumentRoutes,
  ...favouriteRoutes,
  ...stockAlertRoutes,
  ...shoppingListRoutes,
  ...sentBasketRoutes,
  ...cartRoutes,
  ...bulkOrderRoutes,
  ...checkoutRoutes,
  ...orderRoutes,
  ...shipmentRoutes,
  ...returnRoutes,
  ...paymentRoutes,
  ...balanceRoutes,
  ...couponRoutes,
  ...orchardRoutes,
  ...invoiceRoutes,
  ...filingRoutes,
  ...uploadRoutes,
  ...articleRoutes,
  ...pageRoutes,
  ...jobRoutes,
  ...regionRoutes,
  ...addressRoutes,
  ...profileRoutes,
  ...registrationRoutes,
];
