import { screen } from "../../../screen.ts";
import { structureResultsPath } from "../structure-address.ts";

export const structureResults = screen({
  address: "/mklsearch",
  path: structureResultsPath,
  visitors: "anyone",
  title: { zh: "结构搜索结果", en: "Structure search results" },
});
