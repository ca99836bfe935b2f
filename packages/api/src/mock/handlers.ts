import type { HttpHandler } from "msw";
import type { contract } from "../contract/contract.ts";
import { endpoints } from "../contract/contract.ts";
import type { Endpoint } from "../contract/endpoint.ts";
import { codes } from "../contract/envelope.ts";
import { callMessages } from "../messages/call.ts";
import type { AreaMock } from "./area-mock.ts";
import { account } from "./areas/account.ts";
import { accounting } from "./areas/accounting.ts";
import { address } from "./areas/address.ts";
import { apiToken } from "./areas/api-token.ts";
import { article } from "./areas/article.ts";
import { balance } from "./areas/balance.ts";
import { basket } from "./areas/basket.ts";
import { bottle } from "./areas/bottle.ts";
import { branch } from "./areas/branch.ts";
import { buildingBlock } from "./areas/building-block.ts";
import { bulkOrder } from "./areas/bulk-order.ts";
import { cart } from "./areas/cart.ts";
import { checkout } from "./areas/checkout.ts";
import { coupon } from "./areas/coupon.ts";
import { dataSheet } from "./areas/data-sheet.ts";
import { enquiry } from "./areas/enquiry.ts";
import { favourite } from "./areas/favourite.ts";
import { filing } from "./areas/filing.ts";
import { giftOrder } from "./areas/gift-order.ts";
import { gift } from "./areas/gift.ts";
import { goodsFile } from "./areas/goods-file.ts";
import { home } from "./areas/home.ts";
import { instrument } from "./areas/instrument.ts";
import { invoice } from "./areas/invoice.ts";
import { job } from "./areas/job.ts";
import { listing } from "./areas/listing.ts";
import { orderSheet } from "./areas/order-sheet.ts";
import { order } from "./areas/order.ts";
import { page } from "./areas/page.ts";
import { paperAward } from "./areas/paper-award.ts";
import { payment } from "./areas/payment.ts";
import { productData } from "./areas/product-data.ts";
import { productLine } from "./areas/product-line.ts";
import { product } from "./areas/product.ts";
import { profile } from "./areas/profile.ts";
import { reactionPlan } from "./areas/reaction-plan.ts";
import { reaction } from "./areas/reaction.ts";
import { recovery } from "./areas/recovery.ts";
import { region } from "./areas/region.ts";
import { registration } from "./areas/registration.ts";
import { goodsReturn } from "./areas/return.ts";
import { sampleCentre } from "./areas/sample-centre.ts";
import { search } from "./areas/search.ts";
import { sentBasket } from "./areas/sent-basket.ts";
import { session } from "./areas/session.ts";
import { shipment } from "./areas/shipment.ts";
import { shoppingList } from "./areas/shopping-list.ts";
import { stockAlert } from "./areas/stock-alert.ts";
import { structure } from "./areas/structure.ts";
import { time } from "./areas/time.ts";
import { upload } from "./areas/upload.ts";
import type { SampleViewer } from "./samples/language.ts";
import { refuses } from "./verbs.ts";

const areas: Readonly<Record<keyof typeof contract | "gift" | "basket" | "giftOrder", AreaMock>> = {
  account,
  accounting,
  address,
  apiToken,
  article,
  balance,
  basket,
  bottle,
  dataSheet,
  branch,
  paperAward,
  buildingBlock,
  bulkOrder,
  cart,
  checkout,
  coupon,
  enquiry,
  favourite,
  filing,
  gift,
  giftOrder,
  goodsFile,
  home,
  instrument,
  invoice,
  job,
  listing,
  order,
  page,
  payment,
  product,
  productData,
  productLine,
  profile,
  reaction,
  reactionPlan,
  recovery,
  region,
  registration,
  sampleCentre,
  search,
  orderSheet,
  sentBasket,
  session,
  shipment,
  shoppingList,
  return: goodsReturn,
  stockAlert,
  structure,
  time,
  upload,
};

export interface Options {
  /** The server's clock, in epoch milliseconds; `Date.now` by default. */
  readonly now?: () => number;
}

/** The answers of every call to a normal customer. A story puts its own handlers before these. */
export function normalCustomer(options: Options = {}): readonly HttpHandler[] {
  return answersTo("customer", options);
}

/** The same for a customer of a university, whose prices are lower. */
export function university(options: Options = {}): readonly HttpHandler[] {
  return answersTo("university", options);
}

/** The same for a guest: list prices, and 1005 for the calls that require a session. */
export function guest(options: Options = {}): readonly HttpHandler[] {
  const refusals = endpoints
    .filter(({ auth }) => auth === "required")
    .map((endpoint) =>
      refuses(endpoint as unknown as Endpoint, codes.notLoggedIn, callMessages.notLoggedIn),
    );
  const refused = new Set(refusals.map(({ info }) => info.header));
  return [
    ...refusals,
    ...answersTo("guest", options).filter(({ info }) => !refused.has(info.header)),
  ];
}

/** The same for a token that the server does not know: its visitor is a guest. */
export function expiredSession(options: Options = {}): readonly HttpHandler[] {
  return guest(options);
}

function answersTo(
  viewer: SampleViewer,
  { now = () => Date.now() }: Options,
): readonly HttpHandler[] {
  const customer = viewer === "guest" ? "customer" : viewer;
  return Object.values(areas).flatMap((area) => area({ viewer, customer, now }));
}
