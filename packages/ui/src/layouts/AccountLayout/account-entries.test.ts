import { patterns } from "@reagent/api/pages/paths";
import { matchPath } from "react-router-dom";
import { describe, expect, test } from "vitest";
import type { AnyScreen } from "../../screen.ts";
import { screens } from "../../screens.ts";
import { accountEntries, accountPageAt, listAbove } from "./account-entries.ts";

const everything = { accountPeriod: "with-credit", canDownloadProducts: true } as const;
const isShownAlways = ({ menu }: AnyScreen) =>
  menu !== undefined && "group" in menu && !menu.isShownWhenOpen;
const entriesAt = (here: string) =>
  accountEntries(everything, here, []).flatMap(([, entries]) => entries);

describe("accountEntries", () => {
  test("leads only to addresses that have a screen", () => {
    for (const { path } of entriesAt("/order_history"))
      expect(
        Object.values(patterns).some((pattern) => matchPath(pattern, path)),
        path,
      ).toBe(true);
  });

  test("names every entry in both languages", () => {
    for (const { screen, path } of entriesAt("/profile/edit_address/71")) {
      expect(screen.title?.zh, path).toBeTruthy();
      expect(screen.title?.en, path).toBeTruthy();
    }
  });

  test("keeps the order of the specification (customer centre §2, account)", () => {
    const specified = [
      ["orders", "/order_history /yqorder_history /order_unship /oldorder_history"],
      // Beyond the specification, the enquiries, the stock alerts and the lists stand behind the returns, the order sheet at
      // the end, the API tokens behind the password.
      ["orders", "/after_sale_list /enquiries /profile/stock_alerts /fav/lists"],
      ["orders", "/express_search /pkg_search /multiorder"],
      ["money", "/prepay /credit /coupon /integral /profile/exchange"],
      ["details", "/profile/address /profile/add_address /profile/invaddr /profile/info"],
      ["details", "/profile/invoice /profile/university /profile/danger /profile/password"],
      ["details", "/profile/api_tokens"],
      ["documents", "/paperRecord /profile/download"],
    ].flatMap(([group, paths = ""]) => paths.split(" ").map((path) => `${group} ${path}`));
    const shown = accountEntries(everything, "/order_history", []).flatMap(([group, entries]) =>
      entries.map(({ path }) => `${group} ${path}`),
    );
    expect(shown).toEqual(specified.filter((entry) => shown.includes(entry)));
    expect(shown).toHaveLength(Object.values(screens).filter(isShownAlways).length);
  });

  test("leaves out credit for a customer without it, and where nothing could be read", () => {
    const pathsFor = (rights: Parameters<typeof accountEntries>[0]) =>
      accountEntries(rights, "/prepay", []).flatMap(([, entries]) =>
        entries.map(({ path }) => path),
      );
    expect(pathsFor(everything)).toContain("/credit");
    expect(pathsFor({ ...everything, accountPeriod: "without-credit" })).not.toContain("/credit");
    expect(pathsFor(undefined)).not.toContain("/credit");
  });

  test("keeps the places of entries that need a right while nothing is known", () => {
    const shapeFor = (rights: Parameters<typeof accountEntries>[0]) =>
      accountEntries(rights, "/prepay", []).flatMap(([, entries]) =>
        entries.map(({ path, isPending = false }) => ({ path, isPending })),
      );
    const loading = shapeFor("unknown");
    expect(loading.map(({ path }) => path)).toEqual(shapeFor(everything).map(({ path }) => path));
    expect(loading.filter(({ isPending }) => isPending).map(({ path }) => path)).toEqual([
      "/credit",
      "/profile/download",
    ]);
  });

  test("accountEntries has an entry for editing an address only on that page", () => {
    expect(entriesAt("/profile/address").map(({ screen }) => screen)).not.toContain(
      screens.editAddress,
    );
    expect(entriesAt("/profile/edit_address/71")).toContainEqual({
      screen: screens.editAddress,
      path: "/profile/edit_address/71",
    });
  });
});

describe("accountPageAt", () => {
  test.each([
    ["/order_history", "orders"],
    ["/order_history/2", "orders"],
    ["/profile/edit_address/71", "editAddress"],
    ["/profile/cart_invaddr", "invoiceAddress"],
    ["/order_detail/html/112", "orders"],
    ["/yqcancel_order/html/212", "instrumentOrders"],
    ["/oldorder_detail/html", "oldOrders"],
  ] as const)("%s is %s", (path, name) => {
    expect(accountPageAt(path)).toBe(screens[name]);
  });

  test.each(["/cart", "/nowhere"])("%s is none", (path) => {
    expect(accountPageAt(path)).toBeUndefined();
  });
});

describe("listAbove", () => {
  test.each([
    ["/order_detail/html/112", "/order_history"],
    ["/yq_order_detail/html/212", "/yqorder_history"],
    ["/oldorder_detail/html/13", "/oldorder_history"],
    ["/order_history/1", undefined],
    ["/profile/cart_invaddr", undefined],
  ])("%s is under %s", (path, list) => {
    expect(listAbove(path)?.path).toBe(list);
  });
});
