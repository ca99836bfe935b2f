import { ACCOUNT_PAGES } from "@reagent/domain/account-menu";
import { matchPath } from "react-router-dom";
import { describe, expect, test } from "vitest";
import { patterns } from "../../paths.ts";
import { accountEntries, accountPageAt, listAbove } from "./account-entries.ts";

const everything = { accountPeriod: "with-credit", canDownloadProducts: true } as const;
const entriesAt = (here: string, rights: typeof everything | undefined = everything) =>
  accountEntries(rights, here).flatMap(([, entries]) => entries);

describe("accountEntries", () => {
  test("leads nowhere but to screens", () => {
    for (const { path } of entriesAt("/order_history"))
      expect(
        Object.values(patterns).some((pattern) => matchPath(pattern, path)),
        path,
      ).toBe(true);
  });

  test("keeps the order of the specification", () => {
    const order = Object.values(ACCOUNT_PAGES).flat();
    const shown = entriesAt("/order_history").map(({ page }) => page);
    expect(shown).toEqual(order.filter((page) => shown.includes(page)));
    expect(shown).toContain("orders");
  });
});

test("editing an address is a way while one does", () => {
  expect(entriesAt("/profile/address").map(({ page }) => page)).not.toContain("editAddress");
  expect(entriesAt("/profile/edit_address/71")).toContainEqual({
    page: "editAddress",
    path: "/profile/edit_address/71",
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
    ["/cart", undefined],
    ["/nowhere", undefined],
  ])("%s is %s", (path, page) => {
    expect(accountPageAt(path)).toBe(page);
  });
});

describe("listAbove", () => {
  test.each([
    ["/order_detail/html/112", "/order_history"],
    ["/yq_order_detail/html/212", "/yqorder_history"],
    ["/oldorder_detail/html/13", "/oldorder_history"],
    ["/order_history/1", undefined],
    ["/profile/cart_invaddr", undefined],
  ])("%s stands under %s", (path, list) => {
    expect(listAbove(path)?.path).toBe(list);
  });
});
