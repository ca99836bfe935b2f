/** The pages of the account area by what they are about, in order (customer centre §2, account). */
export const ACCOUNT_PAGES = {
  orders: [
    "orders",
    "instrumentOrders",
    "unshippedOrders",
    "oldOrders",
    "afterSales",
    "expressSearch",
    "packageSearch",
  ],
  money: ["balance", "credit", "coupons", "integral", "grains"],
  details: [
    "addresses",
    "addAddress",
    "editAddress",
    "invoiceAddress",
    "profile",
    "invoice",
    "university",
    "explosivePrecursors",
    "password",
  ],
  documents: ["paperRecords", "productDownload"],
} as const;

export type AccountGroup = keyof typeof ACCOUNT_PAGES;
export type AccountPage = (typeof ACCOUNT_PAGES)[AccountGroup][number];

/** What the side-info call says of a customer. */
export interface AccountRights {
  readonly accountPeriod: "with-credit" | "without-credit";
  readonly canDownloadProducts: boolean;
}

/**
 * Whether a customer has a page of the account area (customer centre §2, account): credit unless the account period is
 * 472, product data only where it may be downloaded. What is not known yet is not offered.
 */
export function hasAccountPage(page: AccountPage, rights: AccountRights | undefined): boolean {
  if (page === "credit") return rights?.accountPeriod === "with-credit";
  if (page === "productDownload") return rights?.canDownloadProducts === true;
  return true;
}
