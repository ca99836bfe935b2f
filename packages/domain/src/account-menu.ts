/** The groups of the account menu, in order (customer centre §2, account). */
export const ACCOUNT_GROUPS = ["orders", "money", "details", "documents"] as const;

export type AccountGroup = (typeof ACCOUNT_GROUPS)[number];

/** A customer's rights, from the side-info call. */
export interface AccountRights {
  readonly accountPeriod: "with-credit" | "without-credit";
  readonly canDownloadProducts: boolean;
}

/** A right that some account pages require. */
export type AccountRight = "credit" | "product-download";

/**
 * Whether a customer has a right (customer centre §2, account): credit unless the account period is 472, product data
 * only where downloads are allowed. No right is granted while the customer's rights are unknown.
 */
export function hasAccountRight(right: AccountRight, rights: AccountRights | undefined): boolean {
  switch (right) {
    case "credit":
      return rights?.accountPeriod === "with-credit";
    case "product-download":
      return rights?.canDownloadProducts === true;
  }
}
