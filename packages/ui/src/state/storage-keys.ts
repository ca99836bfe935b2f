/** Every key that the shop keeps on a device (storefront §3, local storage keys), and nothing besides. */
export const storageKeys = {
  token: "MklUserToken",
  /** Tells the customer who logged in last from any other, and nothing else. */
  customerMark: "customerMark",
  deviceId: "soleId",
  /** The last text searched for. */
  searchText: "keyword",
  /** What was searched for before, most recent first. */
  recentSearches: "recentSearches",
  /** Recently viewed instruments, most recent first. */
  instrumentHistory: "instrumentHistory",
  /** Recently viewed items, most recent first. */
  itemHistory: "itemHistory",
  /** The codes of the items that are to be compared. */
  comparison: "comparison",
  /** What checkout keeps; cleared by the cart's next step and on leaving checkout. */
  checkout: {
    mailbox: "mailbox",
    addressId: "adrId",
    orderNumber: "poInfo",
    note: "noteInfo",
    coupon: "coupon",
  },
  /** The order that was just placed, for its payment: its id, and 1 for reagents, 2 for instruments. */
  placedOrder: { id: "mklOrderId", kind: "order_type" },
  /** When the page was last reloaded for an expired signature. */
  lastReload: "signatureReload",
  /** What was typed and not sent, by form. */
  drafts: "drafts",
  theme: "theme",
} as const;
