import { page } from "../../../page.ts";
import { search } from "./Search.screen.ts";

export const searchPage = page(search, {
  firstCalls: async () => {
    const { searchCalls } = await import("./first-calls.ts");
    return ({ id }, query) => searchCalls(id, query);
  },
  load: async () => (await import("./Search.tsx")).Search,
  props: ({ id }) => ({ text: id }),
});
