import { ContentRow } from "./article.ts";
import { count, entity, type EntityOf, id, list, nothing, text } from "./codec.ts";
import { endpoint } from "./endpoint.ts";
import { GroupedItem } from "./product.ts";

/** Building blocks of one kind; the category has more of them. */
export const BuildingBlockGroup = entity({
  categoryId: ["tree_id", id],
  name: ["type_name", text],
  /** How many items the category has. */
  total: ["total", count],
  items: ["list", list(GroupedItem)],
});
export type BuildingBlockGroup = EntityOf<typeof BuildingBlockGroup>;

export const BuildingBlocks = entity({
  groups: ["groups", list(BuildingBlockGroup)],
  news: ["news", list(ContentRow)],
});
export type BuildingBlocks = EntityOf<typeof BuildingBlocks>;

/** Molecule building blocks by kind, and the technical articles about them (storefront §2, molecule building blocks). */
export const readBuildingBlocks = endpoint(
  "readBuildingBlocks",
  "GET /api/index/molecule",
  nothing,
  BuildingBlocks,
  { part: "building-blocks", auth: "optional" },
);
