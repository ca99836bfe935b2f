import { page } from "../../../page.ts";
import { products, category } from "./Category.screen.ts";

export const productsPage = page(products, {
  firstCalls: async () => {
    const { categoryCalls } = await import("./first-calls.ts");
    return (_, query) => categoryCalls(null, query);
  },
  load: async () => (await import("./Category.tsx")).Category,
});

export const categoryPage = page(category, {
  firstCalls: async () => {
    const { categoryCalls } = await import("./first-calls.ts");
    return ({ categoryId }, query) => categoryCalls(categoryId, query);
  },
  load: async () => (await import("./Category.tsx")).Category,
  props: ({ categoryId }) => ({ id: categoryId }),
});
