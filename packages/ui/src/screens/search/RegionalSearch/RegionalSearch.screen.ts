import { screen } from "../../../screen.ts";

/** The search of one region's public buyers: a page without toolbar, footer and right panel. */
export const regionalSearch = screen({
  address: "/shandongSearch/:id?",
  path: ({ text }: { text: string }) => `/shandongSearch/${encodeURIComponent(text)}`,
  visitors: "anyone",
  firstCalls: async () => {
    const { searchCalls } = await import("../Search/first-calls.ts");
    return ({ id }, query) => (id ? searchCalls(id, query) : []);
  },
  load: async () => (await import("./RegionalSearch.tsx")).RegionalSearch,
});
