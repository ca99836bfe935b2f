import { pageAddresses } from "@reagent/api/contract/page-addresses";
import { screen } from "../../../screen.ts";

export const search = screen({
  ...pageAddresses.search,
  visitors: "anyone",
  firstCalls: async () => {
    const { searchCalls } = await import("./first-calls.ts");
    return ({ id }, query) => searchCalls(id, query);
  },
  load: async () => (await import("./Search.tsx")).Search,
});
