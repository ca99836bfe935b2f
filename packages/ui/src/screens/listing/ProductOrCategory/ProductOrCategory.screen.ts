import { screen } from "../../../screen.ts";

/**
 * A category if the text is the id of one, else an item (decisions, product or category); with a batch, at its certificate of
 * analysis.
 */
export const product = screen({
  address: "/products/:itemCode",
  path: ({ itemCode, batchCode }: { itemCode: string; batchCode?: string }) =>
    `/products/${encodeURIComponent(itemCode)}${batchCode ? `?batch=${encodeURIComponent(batchCode)}` : ""}`,
  visitors: "anyone",
  firstCalls: async () => {
    const { productOrCategoryCalls } = await import("./first-calls.ts");
    return ({ itemCode }, query) => productOrCategoryCalls(itemCode, query);
  },
  load: async () => (await import("./ProductOrCategory.tsx")).ProductOrCategory,
  props: ({ itemCode }) => ({ code: itemCode }),
});
