import { describe, expect, test } from "vitest";
import { type AccountRights, hasAccountRight } from "./account-menu.ts";

const granted = (rights: AccountRights | undefined) =>
  (["credit", "product-download"] as const).filter((right) => hasAccountRight(right, rights));

describe("hasAccountRight (customer centre §2, account)", () => {
  test.each([
    ["with-credit", true, ["credit", "product-download"]],
    ["without-credit", true, ["product-download"]],
    ["with-credit", false, ["credit"]],
    ["without-credit", false, []],
  ] as const)(
    "grants a customer %s, who may download %s, their rights",
    (accountPeriod, canDownloadProducts, rights) => {
      expect(granted({ accountPeriod, canDownloadProducts })).toEqual(rights);
    },
  );

  test("grants nothing while the customer's rights are unknown", () => {
    expect(granted(undefined)).toEqual([]);
  });
});
