import { codes } from "@reagent/api/contract/envelope";
import { messages } from "@reagent/api/mock/messages";
import { type Exchange, refusedTo } from "./exchange.ts";
import { addressExchanges } from "./exchanges/address.ts";
import { articleExchanges } from "./exchanges/article.ts";
import { balanceExchanges } from "./exchanges/balance.ts";
import { checkoutExchanges } from "./exchanges/checkout.ts";
import { customerExchanges } from "./exchanges/customer.ts";
import { filingExchanges } from "./exchanges/filing.ts";
import { homeExchanges } from "./exchanges/home.ts";
import { instrumentExchanges } from "./exchanges/instrument.ts";
import { invoiceExchanges } from "./exchanges/invoice.ts";
import { listingExchanges } from "./exchanges/listing.ts";
import { orderExchanges } from "./exchanges/order.ts";
import { paymentExchanges } from "./exchanges/payment.ts";
import { productLineExchanges } from "./exchanges/product-line.ts";
import { productExchanges } from "./exchanges/product.ts";
import { passwordExchanges, profileExchanges } from "./exchanges/profile.ts";
import { recoveryExchanges } from "./exchanges/recovery.ts";
import { refusals } from "./exchanges/refusals.ts";
import { regionExchanges } from "./exchanges/region.ts";
import { registrationExchanges } from "./exchanges/registration.ts";
import { searchExchanges } from "./exchanges/search.ts";

/** Whatever is a customer's is refused to guests and to those whose session is over. */
const notLoggedIn = [
  ...customerExchanges,
  ...checkoutExchanges,
  ...orderExchanges,
  ...addressExchanges,
  ...invoiceExchanges,
  ...filingExchanges,
  ...profileExchanges,
  ...paymentExchanges,
  ...balanceExchanges,
]
  .filter(({ endpoint, viewer }) => endpoint.auth === "required" && viewer === "customer")
  .flatMap((exchange) => [
    refusedTo("guest", { ...exchange, language: "en" }, codes.notLoggedIn, messages.notLoggedIn),
    refusedTo("expired", exchange, codes.notLoggedIn, messages.notLoggedIn),
  ]);

/** What everyone who answers the contract has to answer; each call of it is here. */
export const exchanges: readonly Exchange[] = [
  ...homeExchanges,
  ...listingExchanges,
  ...searchExchanges,
  ...productExchanges,
  ...productLineExchanges,
  ...articleExchanges,
  ...regionExchanges,
  ...registrationExchanges,
  ...instrumentExchanges,
  ...customerExchanges,
  ...checkoutExchanges,
  ...orderExchanges,
  ...filingExchanges,
  ...addressExchanges,
  ...profileExchanges,
  ...invoiceExchanges,
  ...paymentExchanges,
  ...balanceExchanges,
  ...refusals,
  ...notLoggedIn,
  ...passwordExchanges,
  ...recoveryExchanges,
];
