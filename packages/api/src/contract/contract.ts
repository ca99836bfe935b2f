import * as account from "./account.ts";
import * as accounting from "./accounting.ts";
import * as address from "./address.ts";
import * as apiToken from "./api-token.ts";
import * as article from "./article.ts";
import * as balance from "./balance.ts";
import * as basket from "./basket.ts";
import * as bottle from "./bottle.ts";
import * as branch from "./branch.ts";
import * as buildingBlock from "./building-block.ts";
import * as bulkOrder from "./bulk-order.ts";
import * as cart from "./cart.ts";
import * as checkout from "./checkout.ts";
import * as coupon from "./coupon.ts";
import * as dataSheet from "./data-sheet.ts";
import type { Endpoint } from "./endpoint.ts";
import * as enquiry from "./enquiry.ts";
import * as favourite from "./favourite.ts";
import * as filing from "./filing.ts";
import * as giftOrder from "./gift-order.ts";
import * as gift from "./gift.ts";
import * as goodsFile from "./goods-file.ts";
import * as home from "./home.ts";
import * as instrument from "./instrument.ts";
import * as invoice from "./invoice.ts";
import * as job from "./job.ts";
import * as listing from "./listing.ts";
import * as orderSheet from "./order-sheet.ts";
import * as order from "./order.ts";
import * as page from "./page.ts";
import * as paperAward from "./paper-award.ts";
import * as payment from "./payment.ts";
import * as productData from "./product-data.ts";
import * as productLine from "./product-line.ts";
import * as product from "./product.ts";
import * as profile from "./profile.ts";
import * as reactionPlan from "./reaction-plan.ts";
import * as reaction from "./reaction.ts";
import * as recovery from "./recovery.ts";
import * as region from "./region.ts";
import * as registration from "./registration.ts";
import * as goodsReturn from "./return.ts";
import * as sampleCentre from "./sample-centre.ts";
import * as search from "./search.ts";
import * as sentBasket from "./sent-basket.ts";
import * as session from "./session.ts";
import * as shipment from "./shipment.ts";
import * as shoppingList from "./shopping-list.ts";
import * as stockAlert from "./stock-alert.ts";
import * as structure from "./structure.ts";
import * as time from "./time.ts";
import * as upload from "./upload.ts";

const areas = {
  time,
  account,
  recovery,
  home,
  job,
  listing,
  search,
  orderSheet,
  reaction,
  reactionPlan,
  structure,
  product,
  bottle,
  goodsFile,
  dataSheet,
  enquiry,
  favourite,
  stockAlert,
  shoppingList,
  sentBasket,
  cart,
  bulkOrder,
  checkout,
  order,
  accounting,
  page,
  payment,
  balance,
  coupon,
  gift,
  basket,
  giftOrder,
  invoice,
  filing,
  upload,
  productLine,
  productData,
  buildingBlock,
  branch,
  paperAward,
  sampleCentre,
  instrument,
  article,
  region,
  address,
  profile,
  registration,
  session,
  apiToken,
  shipment,
  return: goodsReturn,
};

export type AnyEndpoint = Omit<Endpoint<never, never>, "params" | "answer"> & {
  readonly params: Endpoint["params"];
  readonly answer: Endpoint["answer"];
};

function isEndpoint(value: unknown): value is AnyEndpoint {
  return typeof value === "object" && value !== null && "path" in value && "params" in value;
}

/** Every call of the contract by area. */
export const contract: Readonly<Record<keyof typeof areas, readonly AnyEndpoint[]>> =
  Object.fromEntries(
    Object.entries(areas).map(([area, members]) => [
      area,
      Object.values(members).filter(isEndpoint),
    ]),
  ) as never;

export const endpoints: readonly AnyEndpoint[] = Object.values(contract).flat();
