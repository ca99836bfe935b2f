/** How a failure of a call looks (storefront §8); show-failure.tsx and Load.tsx render them. */
export type FailureLook =
  /** An alert titled with the shop's notice title. */
  | "warning-alert"
  | "error-alert"
  /** An alert in the style of a success (storefront §8, advice). */
  | "success-alert"
  /** An alert titled 未找到该产品. */
  | "product-not-found-alert"
  /** A warning alert; after a refusal the page is reloaded when it closes. */
  | "alert-then-reload"
  | "error-toast"
  /** The server's message in place of the content (Notice). */
  | "warning-block"
  /** The server's message beside the fields that it concerns (Form). */
  | "in-form"
  /** A message in place of the content that it could not be loaded, with a button to retry (LoadFailed). */
  | "quiet"
  /** The same, with the server's message. */
  | "quiet-message"
  /** The screen's empty state (EmptyState). */
  | "empty"
  /** A redirect to the list of orders. */
  | "orders"
  /** A redirect to the list of gift orders. */
  | "gift-orders"
  /** The log-in dialog, prompt or page (SessionWatch); a redirect to the page where the screen handles the expiry. */
  | "login"
  | "nothing";

/** The looks of a call's failures by code, and of all others. */
export type Failures<Looks extends FailureLook = FailureLook> = { readonly otherwise: Looks } & {
  readonly [code: number]: Looks;
};

/** The looks that an endpoint has without declaring them: a load's, an action's, a download's, an ended session's. */
export type DefaultLook = "quiet" | "warning-alert" | "nothing" | "login";
