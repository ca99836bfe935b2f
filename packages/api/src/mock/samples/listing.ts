import {
  FACET_NAMES,
  FACETS,
  type Filters,
  knownValues,
  type Refinement,
} from "@reagent/domain/facet";
import { facetsOf } from "@reagent/domain/item-facets";
import type { Category } from "../../contract/home.ts";
import type {
  CategoryCount,
  CategorySide,
  FacetCounts,
  ItemListing,
} from "../../contract/listing.ts";
import type { ItemRow } from "../../contract/product.ts";
import { categories } from "./categories.ts";
import { type ItemCode, manyItemRows } from "./items.ts";
import type { Language, SampleViewer } from "./language.ts";
import { packs } from "./packs.ts";

interface Page {
  readonly page: number;
  readonly size: number;
}

/** One page of the filtered and sorted rows, with the count of each facet. */
export function listed(
  rows: readonly ItemRow[],
  refinement: Refinement,
  { page, size }: Page,
): ItemListing {
  const faceted = rows.map((row) => ({ row, facets: facetsOfRow(row) }));
  const left = (filters: Filters) => faceted.filter(({ facets }) => has(facets, filters));
  const matching = left(refinement).map(({ row }) => row);
  const facets = Object.fromEntries(
    FACET_NAMES.map((facet) => [
      facet,
      FACETS[facet].map((value) => ({
        value,
        count: left({ ...refinement, [facet]: knownValues(facet, [value]) }).length,
      })),
    ]),
  ) as unknown as FacetCounts;
  const sorted = [...matching].sort(before[refinement.sort]);
  return { items: sorted.slice((page - 1) * size, page * size), total: matching.length, facets };
}

function facetsOfRow(row: ItemRow): Filters {
  const own = packs(row.itemCode as ItemCode);
  return facetsOf({
    casNumber: row.casNumber,
    specification: row.specification,
    packs: own.map(({ pack }) => pack),
    fromPrice: row.fromPrice,
    isInStock: own.some(({ stock }) => stock > 0),
    isHazardous: row.hazardNumber !== "",
    isDrugPrecursor: row.isDrugPrecursor,
    isExplosivePrecursor: row.isExplosivePrecursor,
    isLowBoiling: row.safetyLevel === "low-boiling",
  });
}

function has(facets: Filters, asked: Filters): boolean {
  return FACET_NAMES.every((facet) => {
    const own: readonly string[] = facets[facet];
    return asked[facet].length === 0 || asked[facet].some((value) => own.includes(value));
  });
}

const price = ({ fromPrice }: ItemRow) => fromPrice ?? Number.MAX_SAFE_INTEGER;
const before: Record<Refinement["sort"], (a: ItemRow, b: ItemRow) => number> = {
  usual: () => 0,
  "price-up": (a, b) => price(a) - price(b),
  "price-down": (a, b) => price(b) - price(a),
  purity: () => 0,
};

/** How many items a known category has: three pages. */
const ITEMS = 46;

/** The items of a known category. */
export function categoryListing(
  refinement: Refinement,
  page: Page,
  language: Language = "zh",
  viewer: SampleViewer = "customer",
): ItemListing {
  return listed(manyItemRows(ITEMS, language, viewer), refinement, page);
}

/** The path to a category and its children; undefined for an unknown one. */
export function categorySide(
  id: string | null,
  language: Language = "zh",
): CategorySide | undefined {
  const groups: readonly Node[] = categories(language);
  if (id === null) return { path: [], categories: counted(groups) };
  const path = wayTo(groups, id);
  const own = path?.at(-1);
  if (!path || !own) return undefined;
  const siblings = path.at(-2)?.children ?? groups;
  return {
    path: path.map(({ id: step, name }) => ({ id: step, name })),
    categories: counted(own.children && own.children.length > 0 ? own.children : siblings),
  };
}

type Node = Pick<Category, "id" | "name"> & { readonly children?: readonly Node[] };

function wayTo(nodes: readonly Node[], id: string): readonly Node[] | undefined {
  for (const node of nodes) {
    if (node.id === id) return [node];
    const rest = wayTo(node.children ?? [], id);
    if (rest) return [node, ...rest];
  }
  return undefined;
}

/** Categories with counts that differ, the first the largest. */
export function counted(nodes: readonly Pick<Category, "id" | "name">[]): CategoryCount[] {
  return nodes.map(({ id, name }, at) => ({
    id,
    name,
    count: Math.ceil(ITEMS / (at + 1)),
  }));
}
