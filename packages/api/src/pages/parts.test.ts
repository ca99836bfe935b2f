import { SHOP_PARTS } from "@reagent/domain/shop-part";
import { describe, expect, test } from "vitest";
import { addressesOf, leadsToAbsent, leadsToPage } from "./parts.ts";
import { paths } from "./paths.ts";

describe("parts that a shop does without", () => {
  test.each([
    ["orchard", paths.orchard({ typeId: "2" })],
    ["orchard", paths.giftPayment()],
    ["orchard", paths.gift({ giftCode: "FR1" })],
    ["orchard", paths.grains()],
    ["synthesis", paths.synthesis("A1")],
    ["party", paths.article({ type: "party", id: "3" })],
    ["jobs", paths.job({ id: "7" })],
    ["jobs", "/job/"],
  ] as const)("%s has the page at %s", (part, path) => {
    expect(leadsToAbsent(path, [part])).toBe(true);
    expect(
      leadsToAbsent(
        path,
        SHOP_PARTS.filter((other) => other !== part),
      ),
    ).toBe(false);
    expect(leadsToAbsent(path, [])).toBe(false);
  });

  test.each([
    paths.home(),
    paths.article({ type: "news", id: "3" }),
    paths.integral(),
    paths.jobs().replace("job", "jobs"),
    "/exchange/orders/1/2",
    "https://shop.example/job",
  ])("no part has the page at %s", (path) => {
    expect(leadsToAbsent(path, SHOP_PARTS)).toBe(false);
  });

  test("has addresses for each part", () => {
    expect(SHOP_PARTS.flatMap(addressesOf)).toHaveLength(24);
    expect(addressesOf("party")).toEqual(["/party", "/party/more", "/party/detail/:id"]);
  });
});

test.each([
  "/",
  "/news",
  "/news?page=2",
  "/html/pay",
  "/info/aboutus",
  "/department/detail/4",
  "/job/detail/7",
  "/search/ethanol",
  "/order_history",
])("the path %s leads to a page", (path) => {
  expect(leadsToPage(path)).toBe(true);
});

test.each([
  "/nowhere",
  "/news/archive",
  "/html/payment",
  "/html/aboutus",
  "/info/pay",
  "/blog/detail/4",
  "/search",
])("the path %s leads to no page", (path) => {
  expect(leadsToPage(path)).toBe(false);
});
