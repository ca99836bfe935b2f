import { screen } from "../../../screen.ts";

export const structureResults = screen("structureResults", {
  visitors: "anyone",
  title: { zh: "结构搜索结果", en: "Structure search results" },
});
