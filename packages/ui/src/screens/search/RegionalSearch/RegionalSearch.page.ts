import { page } from "../../../page.ts";
import { regionalSearch } from "./RegionalSearch.screen.ts";

export const regionalSearchPage = page(regionalSearch, {
  firstCalls: async () => {
    const { searchCalls } = await import("../Search/first-calls.ts");
    return ({ id }, query) => (id ? searchCalls(id, query) : []);
  },
  load: async () => (await import("./RegionalSearch.tsx")).RegionalSearch,
  props: ({ id = "" }) => ({ text: id }),
});
