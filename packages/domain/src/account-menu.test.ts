import { describe, expect, test } from "vitest";
import { type AccountRights, ACCOUNT_PAGES, hasAccountPage } from "./account-menu.ts";

const all = Object.values(ACCOUNT_PAGES).flat();
const missing = (rights: AccountRights | undefined) =>
  all.filter((page) => !hasAccountPage(page, rights));

describe("hasAccountPage (customer centre §2, account)", () => {
  test.each([
    ["with-credit", true, []],
    ["without-credit", true, ["credit"]],
    ["with-credit", false, ["productDownload"]],
    ["without-credit", false, ["credit", "productDownload"]],
  ] as const)(
    "of a customer %s who may download: %s",
    (accountPeriod, canDownloadProducts, left) => {
      expect(missing({ accountPeriod, canDownloadProducts })).toEqual(left);
    },
  );

  test("offers only what everyone has while nothing is known", () => {
    expect(missing(undefined)).toEqual(["credit", "productDownload"]);
  });
});
