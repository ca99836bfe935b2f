import { screen } from "../../../screen.ts";

/** What a search for several texts found. */
export const batchResults = screen({
  address: "/batch/search",
  /** A line break is between the texts. */
  path: ({ keyword, page = 1 }: { keyword: string; page?: number }) => {
    const query = new URLSearchParams({ keyword });
    if (page > 1) query.set("page", String(page));
    return `/batch/search?${query}`;
  },
  visitors: "anyone",
  title: { zh: "批量查询结果", en: "Results of several searches" },
});
