import type { BuildingBlockGroup } from "../../contract/building-block.ts";
import type { GroupedItem } from "../../contract/product.ts";
import type { SampleGroup } from "../../contract/sample-centre.ts";
import { categories } from "./categories.ts";
import { type ItemCode, itemRow } from "./items.ts";
import type { Language, SampleViewer } from "./language.ts";
import { packs } from "./packs.ts";

const buildingBlocks: Readonly<Record<string, readonly ItemCode[]>> = {
  "10111": ["B810527", "S812046", "M809114", "P807402", "V806733", "N811820"],
  "10113": ["E809056"],
  "10115": ["T818452"],
};
const samples: Readonly<Record<string, readonly ItemCode[]>> = {
  "10211": ["A801119", "E809056", "D807731"],
  "10421": ["P816410"],
};
/** How many items a category has besides those that are shown of it. */
const FURTHER = 30;

function leafName(id: string, language: Language): string {
  const leaves = categories(language).flatMap(({ children }) =>
    children.flatMap((category) => category.children),
  );
  return leaves.find((leaf) => leaf.id === id)?.name ?? "";
}

/** An item of a group, with its cheapest pack. */
function groupedItem(
  code: ItemCode,
  categoryId: string,
  { language, viewer }: { readonly language: Language; readonly viewer: SampleViewer },
): GroupedItem {
  const row = itemRow(code, language, viewer);
  const own = packs(code, language, viewer);
  const cheapest = own.find(({ listPrice }) => listPrice === row.fromPrice) ?? own[0];
  return {
    ...row,
    productCode: cheapest?.productCode ?? "",
    price: row.fromPrice,
    groupName: leafName(categoryId, language),
    groupPath: `/category/${categoryId}`,
  };
}

/** Building blocks by kind: six aldehydes, and one item of each other kind. */
export function buildingBlockGroups(
  language: Language = "zh",
  viewer: SampleViewer = "customer",
): readonly BuildingBlockGroup[] {
  return Object.entries(buildingBlocks).map(([categoryId, codes]) => ({
    categoryId,
    name: leafName(categoryId, language),
    total: codes.length + FURTHER,
    items: codes.map((code) => groupedItem(code, categoryId, { language, viewer })),
  }));
}

/** The items of the partner's brand by category. */
export function sampleGroups(
  language: Language = "zh",
  viewer: SampleViewer = "customer",
): readonly SampleGroup[] {
  return Object.entries(samples).map(([categoryId, codes]) => ({
    categoryId,
    name: leafName(categoryId, language),
    items: codes.map((code) => ({
      ...groupedItem(code, categoryId, { language, viewer }),
      category: "special-brand" as const,
    })),
  }));
}
