/** All keys of the device's storage (storefront §3, local storage keys). */
export const storageKeys = {
  token: "MklUserToken",
  /** Distinguishes the customer who logged in last from any other. */
  customerMark: "customerMark",
  deviceId: "soleId",
  /** The text of the last search. */
  searchText: "keyword",
  /** The full name of the organisation and the order number whose parcels are looked up; cleared on leaving the result. */
  shipping: { company: "sosearchOrderCode", orderCode: "sosearchUserCode" },
  /** Recent searches, most recent first. */
  recentSearches: "recentSearches",
  /** Recently viewed instruments, most recent first. */
  instrumentHistory: "instrumentHistory",
  /** Recently viewed items, most recent first. */
  itemHistory: "itemHistory",
  /** The codes of the items in the comparison. */
  comparison: "comparison",
  /** The plans of reactions that were kept under a name, by the mark of their customer. */
  reactionPlans: "reactionPlans",
  /** The keys with which a guest ends the links of baskets that were sent from the device, by token. */
  sentBaskets: "sentBaskets",
  /** The checkout's choices; cleared by the cart's next step and on leaving checkout. */
  checkout: {
    mailbox: "mailbox",
    addressId: "adrId",
    orderNumber: "poInfo",
    note: "noteInfo",
    coupon: "coupon",
    invoiceSplit: "invoiceSplit",
    funds: "invoiceFunds",
  },
  /**
   * The order that was just placed, for its payment: its id, and its kind: 1 for reagents, 2 for
   * instruments.
   */
  placedOrder: { id: "mklOrderId", kind: "order_type" },
  /** The id of the gift order that was just placed, for its payment. */
  placedGiftOrder: "fruitsOrderId",
  /** When the page was last reloaded for an expired signature, or for code that is gone. */
  lastReload: "signatureReload",
  /** Unsent entries, by form. */
  drafts: "drafts",
  /** Unsent entries of the application for the paper award, which stay on the device. */
  awardDraft: "thesisForm",
  /** What was to be added before the login. */
  attempt: "attempt",
  /** The page to return to after the login, while the page before the login is loaded in the other language. */
  loginReturn: "loginReturn",
  /** The sheet that was to be uploaded before the login. */
  orderSheet: "orderSheet",
  theme: "theme",
} as const;
