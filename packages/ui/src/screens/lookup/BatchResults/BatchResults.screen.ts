import { screen } from "../../../screen.ts";

/** What a search for several texts found. */
export const batchResults = screen("batchResults", {
  visitors: "anyone",
  title: { zh: "批量查询结果", en: "Results of several searches" },
});
