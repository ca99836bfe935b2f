import { page } from "../../../page.ts";
import { expressSearch } from "./ExpressSearch.screen.ts";

export const expressSearchPage = page(expressSearch, {
  load: async () => (await import("./ExpressSearch.tsx")).ExpressSearch,
});
