import { existsSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { dropDemo, FILLED } from "./opened-shop.ts";

test("the filled-in demo is deleted", () => {
  dropDemo();
  expect(existsSync(FILLED)).toBe(false);
});
