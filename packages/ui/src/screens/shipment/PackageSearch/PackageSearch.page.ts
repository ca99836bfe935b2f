import { page } from "../../../page.ts";
import { packageSearch } from "./PackageSearch.screen.ts";

export const packageSearchPage = page(packageSearch, {
  load: async () => (await import("./PackageSearch.tsx")).PackageSearch,
});
