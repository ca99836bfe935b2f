import {
  ACCOUNT_PAGES,
  type AccountGroup,
  type AccountPage,
  type AccountRights,
  hasAccountPage,
} from "@reagent/domain/account-menu";
import { matchPath } from "react-router-dom";
import { paths, patterns } from "../../paths.ts";

/** Where a page of the account area is; editing an address is elsewhere for each. */
const placeOf: Readonly<Record<AccountPage, string>> = {
  orders: paths.orders(),
  instrumentOrders: paths.instrumentOrders(),
  unshippedOrders: paths.unshippedOrders(),
  oldOrders: paths.oldOrders(),
  afterSales: paths.afterSales(),
  expressSearch: paths.expressSearch(),
  packageSearch: paths.packageSearch(),
  balance: paths.balance(),
  credit: paths.credit(),
  coupons: paths.coupons(),
  integral: paths.integral(),
  grains: paths.grains(),
  addresses: paths.addresses(),
  addAddress: paths.addAddress(),
  editAddress: paths.editAddress({ addressId: "0" }),
  invoiceAddress: paths.invoiceAddress(),
  profile: paths.profile(),
  invoice: paths.invoice(),
  university: paths.university(),
  explosivePrecursors: paths.explosivePrecursors(),
  password: paths.password(),
  paperRecords: paths.paperRecords(),
  productDownload: paths.productDownload(),
};

/** Entries of a list have no way of their own: they stand under their list. */
const listOf: Partial<Readonly<Record<string, AccountPage>>> = {
  [patterns.order]: "orders",
  [patterns.cancelOrder]: "orders",
  [patterns.instrumentOrder]: "instrumentOrders",
  [patterns.cancelInstrumentOrder]: "instrumentOrders",
  [patterns.oldOrder]: "oldOrders",
};

/** The route that shows an address of the shop; undefined where it has no screen. */
const routeAt = (path: string): string | undefined =>
  Object.values(patterns).find((pattern) => matchPath(pattern, path));

/** One way of the menu. */
export interface AccountEntry {
  readonly page: AccountPage;
  readonly path: string;
}

/** The page of the account area that an address shows, or that it stands under. */
export function accountPageAt(path: string): AccountPage | undefined {
  const route = routeAt(path);
  if (route === undefined) return undefined;
  if (route === patterns.cartInvoiceAddress) return "invoiceAddress";
  const list = listOf[route];
  if (list) return list;
  const places = Object.entries(placeOf) as [AccountPage, string][];
  return places.find(([, place]) => matchPath(route, place))?.[0];
}

/** The list that an address shows an entry of. */
export function listAbove(path: string): AccountEntry | undefined {
  const page = listOf[routeAt(path) ?? ""];
  return page && { page, path: placeOf[page] };
}

/** The menu's ways, in groups: the pages that the customer has and that have a screen. */
export function accountEntries(
  rights: AccountRights | undefined,
  here: string,
): readonly (readonly [AccountGroup, readonly AccountEntry[]])[] {
  const isShown = (page: AccountPage) =>
    routeAt(placeOf[page]) !== undefined &&
    hasAccountPage(page, rights) &&
    (page !== "editAddress" || accountPageAt(here) === page);
  const groups = Object.entries(ACCOUNT_PAGES) as [AccountGroup, readonly AccountPage[]][];
  return groups
    .map(([group, pages]) => {
      const entries = pages
        .filter(isShown)
        .map((page) => ({ page, path: page === "editAddress" ? here : placeOf[page] }));
      return [group, entries] as const;
    })
    .filter(([, entries]) => entries.length > 0);
}
