import { describe, expect, it } from "vitest";
import { shopPage, sourceFile } from "./addresses.ts";

describe("the link to the running shop", () => {
  it.each([
    ["zh", "/", "http://localhost:3000/"],
    ["en", "/", "http://localhost:3000/en"],
    ["zh", "/compare?items=B810527", "http://localhost:3000/compare?items=B810527"],
    ["en", "/cart", "http://localhost:3000/en/cart"],
  ])("leads in %s from %s to %s", (language, route, page) => {
    expect(shopPage("http://localhost:3000", language, route)).toBe(page);
  });
});

describe("the link to the source", () => {
  it("leads to the component beside its stories", () => {
    const storyFile = "./packages/ui/src/screens/cart/Cart/Cart.stories.tsx";
    expect(sourceFile("https://git.example/shop/blob/main/", storyFile)).toBe(
      "https://git.example/shop/blob/main/packages/ui/src/screens/cart/Cart/Cart.tsx",
    );
  });
});
