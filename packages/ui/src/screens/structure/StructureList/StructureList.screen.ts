import { screen } from "../../../screen.ts";

/** A list of structures looked up at once. */
export const structureList = screen("structureList", {
  visitors: "anyone",
  isListed: true,
  title: { zh: "批量结构查询", en: "Search a list of structures" },
});
