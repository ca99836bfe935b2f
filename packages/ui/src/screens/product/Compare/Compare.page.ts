import { page } from "../../../page.ts";
import { compare } from "./Compare.screen.ts";

export const comparePage = page(compare, {
  firstCalls: async () => {
    const { comparisonCalls } = await import("./first-calls.ts");
    return (_, query) => comparisonCalls(query);
  },
  load: async () => (await import("./Compare.tsx")).Compare,
});
