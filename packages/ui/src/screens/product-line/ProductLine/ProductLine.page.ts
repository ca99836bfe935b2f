import { page } from "../../../page.ts";
import { productLine } from "./ProductLine.screen.ts";

export const productLinePage = page(productLine, {
  firstCalls: async () => {
    const { productLineCalls } = await import("./first-calls.ts");
    return ({ productLineId }, query) => productLineCalls(productLineId, query.get("page"));
  },
  load: async () => (await import("./ProductLine.tsx")).ProductLine,
  props: ({ productLineId }) => ({ id: productLineId }),
});
