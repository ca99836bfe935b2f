import { expect, test } from "@playwright/test";
import { buildShop } from "../../scripts/shop-build.ts";

test("the shop is built from the current sources", async () => {
  expect(await buildShop()).toBe(true);
});
