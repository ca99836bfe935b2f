import { screen } from "../../../screen.ts";

export const products = screen({
  address: "/products",
  visitors: "anyone",
  isListed: true,
  firstCalls: async () => {
    const { categoryCalls } = await import("./first-calls.ts");
    return (_, query) => categoryCalls(null, query);
  },
  load: async () => (await import("./Category.tsx")).Category,
});

export const category = screen({
  address: "/category/:categoryId",
  visitors: "anyone",
  firstCalls: async () => {
    const { categoryCalls } = await import("./first-calls.ts");
    return ({ categoryId }, query) => categoryCalls(categoryId, query);
  },
  load: async () => (await import("./Category.tsx")).Category,
  props: ({ categoryId }) => ({ id: categoryId }),
});
