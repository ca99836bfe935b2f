import { expect, it } from "vitest";
import { shopPage } from "./addresses.ts";

it.each([
  ["zh", "/", "http://localhost:3000/"],
  ["en", "/", "http://localhost:3000/en"],
  ["zh", "/compare?items=B810527", "http://localhost:3000/compare?items=B810527"],
  ["en", "/cart", "http://localhost:3000/en/cart"],
])("the link to the running shop leads in %s from %s to %s", (language, route, page) => {
  expect(shopPage("http://localhost:3000", language, route)).toBe(page);
});
