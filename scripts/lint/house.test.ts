import { describe, expect, it } from "vitest";
import { objectionTo, objectionToIcon, objectionToSelector } from "./house.ts";

describe("imports", () => {
  it.each([
    ["packages/ui/src/screens/cart/Cart/Cart.tsx", "@reagent/api/contract/cart"],
    ["packages/ui/src/screens/cart/Cart/Cart.tsx", "../../../components/Button/Button.tsx"],
    ["packages/ui/src/components/Dialog/Dialog.tsx", "radix-ui"],
    ["packages/ui/src/screens/cart/Cart/Cart.stories.tsx", "@reagent/api/mock/verbs"],
    ["apps/server/src/areas/cart.ts", "@reagent/domain/money"],
    ["apps/server/src/main.ts", "node:http"],
    ["apps/shop/src/draw.tsx", "@reagent/ui/data/shop-client"],
    ["packages/domain/src/money.test.ts", "node:fs"],
    ["tests/contract/cart.test.ts", "@reagent/server/main"],
  ])("%s may import %s", (file, specifier) => {
    expect(objectionTo(file, specifier)).toBeUndefined();
  });

  it.each([
    ["packages/domain/src/money.ts", "@reagent/api/contract/cart", "domain may not import api"],
    ["packages/domain/src/money.ts", "react", "domain is pure"],
    ["packages/domain/src/money.ts", "node:fs", "domain is pure"],
    ["packages/api/src/client/client.ts", "@reagent/ui/paths", "api may not import ui"],
    ["packages/api/src/client/client.ts", "../../../ui/src/paths.ts", "api may not import ui"],
    ["packages/api/src/client/client.ts", "../../../domain/src/money.ts", "leaves packages/api/"],
    ["packages/ui/src/paths.ts", "@reagent/shop/main", "ui may not import shop"],
    ["packages/ui/src/paths.ts", "../../../apps/server/src/main.ts", "ui may not import server"],
    ["packages/ui/src/paths.ts", "node:fs", "runs in a browser"],
    ["apps/server/src/main.ts", "@reagent/ui/paths", "server may not import ui"],
    ["apps/shop/src/draw.tsx", "../../server/src/main.ts", "shop may not import server"],
    ["packages/ui/src/screens/cart/Cart/Cart.tsx", "radix-ui", "alone"],
    ["packages/ui/src/screens/cart/Cart/Cart.tsx", "@reagent/api/mock/verbs", "stories and tests"],
    ["packages/ui/src/screens/cart/Cart/Cart.tsx", "msw", "stories and tests"],
    ["packages/ui/src/components/Tag/Tag.tsx", "../../screens/cart/Cart/Cart.tsx", "above it"],
  ])("%s may not import %s", (file, specifier, words) => {
    expect(objectionTo(file, specifier)).toContain(words);
  });
});

describe("selectors", () => {
  const file = "packages/ui/src/components/Tag/Tag.css.ts";

  it.each([
    "&:not(:hover)",
    "&:not(:focus-visible) > span",
    "&:not([data-open]:active)",
    "a:not(:focus-within)",
  ])("%s is refused, since the workbench rewrites it", (selector) => {
    expect(objectionToSelector(file, selector)).toContain("without the state");
  });

  it.each([
    "&:hover",
    "&:not(:disabled):hover",
    "&:not(:first-child)",
    "&:focus-visible:not([data-open])",
  ])("%s is accepted", (selector) => {
    expect(objectionToSelector(file, selector)).toBeUndefined();
  });
});

describe("icons", () => {
  const file = "packages/ui/src/screens/cart/Cart/Cart.tsx";

  it("are imported one by one", () => {
    expect(objectionToIcon(file, "@lucide/icons/icons/search")).toBeUndefined();
    expect(objectionToIcon(file, "@lucide/icons")).toContain("by itself");
  });

  it("are all on the page of icons", () => {
    expect(objectionToIcon(file, "@lucide/icons/icons/anvil")).toContain("does not show");
  });
});
