import { page } from "../../../page.ts";
import { product } from "./ProductOrCategory.screen.ts";

export const productPage = page(product, {
  firstCalls: async () => {
    const { productOrCategoryCalls } = await import("./first-calls.ts");
    return ({ itemCode }, query) => productOrCategoryCalls(itemCode, query);
  },
  load: async () => (await import("./ProductOrCategory.tsx")).ProductOrCategory,
  props: ({ itemCode }) => ({ code: itemCode }),
});
