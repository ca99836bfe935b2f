import type { Failure } from "@reagent/api/client/failure";
import type { Endpoint } from "@reagent/api/contract/endpoint";
import { codes } from "@reagent/api/contract/envelope";

/** How a failure looks; each look exists once, in show-failure.tsx or in the component named. */
export type Look =
  /** An alert titled with the shop's notice title. */
  | "warning-alert"
  | "error-alert"
  /** An alert titled 未找到该产品. */
  | "product-not-found-alert"
  /** A warning alert; once what the server said was read, the page is loaded anew. */
  | "alert-then-reload"
  | "error-toast"
  /** The message in a block in place of the page (Notice). */
  | "warning-block"
  /** Beside the fields it belongs to (Form). */
  | "in-form"
  /** Where the content would be: that it could not be loaded, and another try (LoadFailed). */
  | "quiet"
  /** As if there were nothing (EmptyState). */
  | "empty"
  /** The list of orders: there is nothing left to do here (the screen). */
  | "orders"
  /** The dialog, prompt or page for logging in (SessionWatch). */
  | "login"
  /** Nothing is seen. */
  | "nothing";

export interface FailureLooks {
  readonly otherwise: Look;
  readonly byCode?: Readonly<Record<number, Look>>;
}

const login = { [codes.notLoggedIn]: "login" } as const;

/**
 * The error catalogue (storefront §8): by the name of a call, what its failures look like. It names them, since a page
 * needs this table, and not what every other page calls.
 */
export const catalogue: Readonly<Record<string, FailureLooks>> = {
  logIn: { otherwise: "in-form" },
  logOut: { otherwise: "nothing" },
  forgotPassword: { otherwise: "in-form" },
  checkResetCode: { otherwise: "quiet", byCode: { [codes.linkDead]: "warning-block" } },
  resetPassword: { otherwise: "in-form", byCode: { [codes.linkDead]: "warning-block" } },
  checkEmail: { otherwise: "nothing", byCode: { [codes.emailTaken]: "in-form" } },
  checkMobile: { otherwise: "nothing", byCode: { [codes.mobileTaken]: "in-form" } },
  register: {
    otherwise: "warning-alert",
    byCode: { [codes.emailTaken]: "in-form", [codes.mobileTaken]: "in-form" },
  },
  activate: { otherwise: "warning-block" },
  readUserInfo: { otherwise: "nothing" },
  suggest: { otherwise: "nothing" },
  readHome: { otherwise: "quiet" },
  readProduct: { otherwise: "quiet", byCode: { [codes.productMissing]: "warning-block" } },
  readCategorySide: { otherwise: "quiet", byCode: { [codes.notFound]: "empty" } },
  listCategoryItems: { otherwise: "quiet", byCode: { [codes.notFound]: "empty" } },
  readProductLine: { otherwise: "quiet", byCode: { [codes.notFound]: "empty" } },
  readArticle: { otherwise: "quiet", byCode: { [codes.notFound]: "empty" } },
  readActivity: { otherwise: "quiet", byCode: { [codes.notFound]: "empty" } },
  readInstrument: { otherwise: "quiet", byCode: { [codes.productMissing]: "warning-block" } },
  readCart: { otherwise: "quiet", byCode: { [codes.emptyCart]: "empty", ...login } },
  confirmOrder: { otherwise: "quiet", byCode: { [codes.emptyCart]: "orders", ...login } },
  priceOrder: { otherwise: "quiet", byCode: { [codes.emptyCart]: "orders", ...login } },
  createOrder: { otherwise: "alert-then-reload", byCode: login },
  listOrders: { otherwise: "quiet", byCode: login },
  readOrder: { otherwise: "quiet", byCode: { [codes.notFound]: "empty", ...login } },
  readInstrumentOrder: { otherwise: "quiet", byCode: { [codes.notFound]: "empty", ...login } },
  cancelOrder: { otherwise: "error-alert", byCode: login },
  cancelInstrumentOrder: { otherwise: "error-alert", byCode: login },
  listBalanceChanges: { otherwise: "quiet", byCode: login },
  listIntegralChanges: { otherwise: "quiet", byCode: login },
  readBalances: { otherwise: "quiet", byCode: login },
  listCoupons: { otherwise: "quiet", byCode: login },
  readOrderStatement: { otherwise: "quiet", byCode: { [codes.notPayable]: "orders", ...login } },
  readRepayment: { otherwise: "quiet", byCode: { [codes.notPayable]: "empty", ...login } },
  readPaymentState: { otherwise: "nothing", byCode: login },
  payOrder: { otherwise: "error-toast", byCode: login },
  repayOrder: { otherwise: "error-toast", byCode: login },
  repayFromBalance: { otherwise: "error-toast", byCode: login },
  confirmPaid: {
    otherwise: "error-alert",
    byCode: { [codes.nothingToConfirm]: "orders", ...login },
  },
  findCertificate: { otherwise: "error-alert" },
  findSpecification: { otherwise: "error-alert" },
  findSafetyDataSheet: { otherwise: "error-alert" },
  readBatchSpectra: { otherwise: "error-alert" },
  readAddress: { otherwise: "quiet", byCode: { [codes.notFound]: "empty", ...login } },
  updatePassword: {
    otherwise: "warning-alert",
    byCode: { [codes.passwordWrong]: "in-form", ...login },
  },
  readUniversityInfo: {
    otherwise: "quiet",
    byCode: { [codes.notEntitled]: "warning-block", ...login },
  },
  uploadDocument: { otherwise: "in-form", byCode: login },
  applyForSpectrum: { otherwise: "warning-alert", byCode: login },
  addToCart: { otherwise: "warning-alert", byCode: login },
  addAllToCart: { otherwise: "warning-alert", byCode: login },
  quickAddToCart: { otherwise: "product-not-found-alert", byCode: login },
  addInstrumentToCart: { otherwise: "error-toast", byCode: login },
  addFavourite: { otherwise: "warning-alert", byCode: login },
  cancelFavourite: { otherwise: "warning-alert", byCode: login },
  editCartLine: { otherwise: "warning-alert", byCode: login },
  removeCartLine: { otherwise: "quiet", byCode: login },
  clearCart: { otherwise: "quiet", byCode: login },
  checkCartLine: { otherwise: "quiet", byCode: login },
};

/** What the catalogue says of a call: loads are quiet, everything else alerts with the message. */
export function failureLooks(endpoint: Pick<Endpoint, "name" | "method">): FailureLooks {
  return (
    catalogue[endpoint.name] ?? {
      otherwise: endpoint.method === "GET" ? "quiet" : "warning-alert",
      byCode: login,
    }
  );
}

export function lookOf(endpoint: Pick<Endpoint, "name" | "method">, failure: Failure): Look {
  const { otherwise, byCode } = failureLooks(endpoint);
  return (failure.kind === "refused" && byCode?.[failure.code]) || otherwise;
}
