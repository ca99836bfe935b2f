import { screen } from "../../../screen.ts";

export const search = screen({
  address: "/search/:id",
  path: ({ text }: { text: string }) => `/search/${encodeURIComponent(text)}`,
  visitors: "anyone",
  firstCalls: async () => {
    const { searchCalls } = await import("./first-calls.ts");
    return ({ id }, query) => searchCalls(id, query);
  },
  load: async () => (await import("./Search.tsx")).Search,
});
