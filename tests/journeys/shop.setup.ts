import { expect, test } from "@playwright/test";
import { buildShop } from "../../scripts/shop-build.ts";
import { fillDemo } from "./opened-shop.ts";

test("the shop is built from the current sources", async () => {
  expect(await buildShop()).toBe(true);
});

test("the demo is filled in once for the shops of all journeys", async () => {
  await fillDemo();
});
