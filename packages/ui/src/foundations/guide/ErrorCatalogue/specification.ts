import { codes } from "@reagent/api/contract/envelope";
import type { FailureLook } from "@reagent/api/contract/failure-look";

/** An entry of the specification's error catalogues. */
export interface Specified {
  readonly section: "storefront §8" | "customer centre §8";
  readonly call: string;
  /** Absent for all other codes. */
  readonly code?: number;
  readonly look: FailureLook;
}

const storefront = (call: string, look: FailureLook, code?: number): Specified => ({
  section: "storefront §8",
  call,
  look,
  ...(code === undefined ? {} : { code }),
});
const customerCentre: typeof storefront = (...line) => ({
  ...storefront(...line),
  section: "customer centre §8",
});

/** The specification's error catalogues by call and code. */
export const specification: readonly Specified[] = [
  storefront("findCertificate", "error-alert"),
  storefront("findSafetyDataSheet", "error-alert"),
  storefront("findSpecification", "error-alert"),
  storefront("logIn", "in-form", codes.loginRefused),
  storefront("quickAddToCart", "product-not-found-alert"),
  storefront("readProduct", "warning-block", codes.productMissing),
  storefront("checkEmail", "in-form", codes.emailTaken),
  storefront("checkMobile", "in-form", codes.mobileTaken),
  storefront("register", "in-form", codes.emailTaken),
  storefront("register", "in-form", codes.mobileTaken),
  storefront("readGift", "warning-block", codes.giftDelisted),
  storefront("readCart", "empty", codes.emptyCart),
  storefront("readBasket", "empty", codes.emptyCart),
  storefront("readGiftCheckout", "gift-orders", codes.nothingToCheckOut),
  storefront("uploadOrder", "warning-alert", 401),
  storefront("uploadOrder", "warning-alert"),
  storefront("addInstrumentToCart", "error-toast"),
  storefront("removeCartLine", "quiet"),
  storefront("clearCart", "quiet"),
  storefront("checkCartLine", "quiet"),
  storefront("readBatchSpectra", "error-alert"),
  storefront("readReturn", "warning-block"),
  storefront("trackShipment", "warning-block"),
  customerCentre("readOrderParcels", "warning-block"),
  customerCentre("listParcels", "warning-block"),
  customerCentre("listPackedProducts", "warning-block"),
  customerCentre("confirmOrder", "orders", codes.emptyCart),
  customerCentre("readOrderStatement", "orders", codes.notPayable),
  customerCentre("confirmPaid", "orders", codes.nothingToConfirm),
  customerCentre("listOrders", "login", codes.notLoggedIn),
  customerCentre("listIntegralChanges", "login", codes.notLoggedIn),
  customerCentre("readInstrument", "warning-block", codes.productMissing),
  customerCentre("payOrder", "error-toast"),
  customerCentre("repayOrder", "error-toast"),
  customerCentre("confirmPaid", "error-alert"),
  customerCentre("createOrder", "alert-then-reload"),
  customerCentre("cancelOrder", "error-alert"),
  customerCentre("cancelInstrumentOrder", "error-alert"),
];
