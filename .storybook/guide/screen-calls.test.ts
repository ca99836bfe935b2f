import { describe, expect, it } from "vitest";
import { screenCalls } from "./screen-calls.ts";

const area = "packages/ui/src/screens/cart";

describe("the calls of a screen", () => {
  it("are what its files import of the contract, and the parts of its area that they use", () => {
    const files = {
      [`${area}/Cart/Cart.screen.ts`]: "",
      [`${area}/Cart/Cart.tsx`]: `
        import type { CartLine } from "@reagent/api/contract/cart";
        import {
          clearCart,
          type Cart,
          readCart as read,
        } from "@reagent/api/contract/cart";
        import { Exchange } from "../parts/Exchange/Exchange.tsx";`,
      [`${area}/parts/Exchange/Exchange.tsx`]: `const load = () => import("./useExchange.ts");`,
      [`${area}/parts/Exchange/useExchange.ts`]: `
        import { exchangeCartLine } from "@reagent/api/contract/cart";`,
      [`${area}/parts/Unused/Unused.tsx`]: `
        import { editCartLine } from "@reagent/api/contract/cart";`,
      [`${area}/CartEmpty/CartEmpty.tsx`]: `
        import { readHome } from "@reagent/api/contract/home";`,
    };
    expect(screenCalls(files)).toEqual({
      [`${area}/Cart`]: ["clearCart", "exchangeCartLine", "readCart"],
    });
  });
});
