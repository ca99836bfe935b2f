import { atPage, screen } from "../../../screen.ts";

export const productLine = screen({
  address: "/productline/:productLineId",
  path: ({ id, page }: { id: string; page?: number }) =>
    atPage(`/productline/${encodeURIComponent(id)}`, page),
  visitors: "anyone",
  firstCalls: async () => {
    const { productLineCalls } = await import("./first-calls.ts");
    return ({ productLineId }, query) => productLineCalls(productLineId, query.get("page"));
  },
  load: async () => (await import("./ProductLine.tsx")).ProductLine,
  props: ({ productLineId }) => ({ id: productLineId }),
});
