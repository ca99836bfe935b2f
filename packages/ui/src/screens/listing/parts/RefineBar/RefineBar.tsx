import type { CategoryCount, FacetCounts } from "@reagent/api/contract/listing";
import {
  FACET_NAMES,
  FACETS,
  type Facet,
  type FacetValue,
  type Refinement,
  SORT_ORDERS,
  toggleValue,
  unfiltered,
} from "@reagent/domain/facet";
import { totalText } from "@reagent/domain/paging";
import { useCategories } from "../../../../blocks/useCategories.ts";
import { useCopy } from "../../../../language/language.tsx";
import { FilterBar, type FilterOption } from "../FilterBar/FilterBar.tsx";
import { copy } from "./RefineBar.copy.ts";

interface Props {
  /** What is listed, which decides the order at first: that of the catalogue, or relevance. */
  readonly of: "catalogue" | "search";
  readonly refinement: Refinement;
  readonly onRefine: (next: Refinement) => void;
  /** How many items match; undefined until loaded. */
  readonly total: number | undefined;
  /** Whether there are more than `total`. */
  readonly isMore?: boolean;
  /** How many substances they are grades of; undefined until loaded, and where they are not counted. */
  readonly substances?: number | undefined;
  /** How many items match each value; undefined until loaded. */
  readonly counts: FacetCounts | undefined;
  /** Categories to filter by, where the address does not name one; empty until loaded. */
  readonly categories?: readonly CategoryCount[] | undefined;
}

/** Facets with several values, each in a popover. */
const IN_POPOVERS = ["purity", "size", "price", "hazard"] as const;

/** The filters and the order of a listing of reagents, with the chosen filters. */
export function RefineBar({
  of,
  refinement,
  onRefine,
  total,
  isMore = false,
  substances,
  counts,
  categories,
}: Props) {
  const words = useCopy(copy);
  const categoryName = useCategoryName(refinement.categoryId, categories);
  const valueNames: { readonly [Of in Facet]: Record<FacetValue<Of>, string> } = words.values;
  const orderNames = { usual: words.usual[of], ...words.orders };
  const countOf = (facet: Facet, value: string) =>
    counts?.[facet].find((each) => each.value === value)?.count;
  const toggle = (facet: Facet, value: FacetValue) =>
    onRefine({ ...refinement, ...toggleValue(refinement, facet, value) });
  const inCategory = (categoryId: string | null) => onRefine({ ...refinement, categoryId });
  const option = <Of extends Facet>(facet: Of, value: FacetValue<Of>): FilterOption => ({
    value,
    label: valueNames[facet][value],
    count: countOf(facet, value),
    isChosen: (refinement[facet] as readonly string[]).includes(value),
    onToggle: () => toggle(facet, value),
  });
  const chosen = FACET_NAMES.flatMap((facet) =>
    refinement[facet].map((value) => ({
      key: `${facet} ${value}`,
      name: nameOf(words.values[facet] as Record<string, string>, words.facets, facet, value),
      onRemove: () => toggle(facet, value),
    })),
  );
  if (refinement.categoryId !== null)
    chosen.unshift({
      key: "category",
      name: categoryName ?? words.category,
      onRemove: () => inCategory(null),
    });

  return (
    <FilterBar
      filters={[
        ...(categories && (total !== 0 || refinement.categoryId !== null)
          ? [
              {
                key: "category",
                label: words.category,
                chosen: refinement.categoryId === null ? 0 : 1,
                options: categories.map(({ id, name, count }) => ({
                  value: id,
                  label: name,
                  count,
                  isChosen: refinement.categoryId === id,
                  onToggle: () => inCategory(refinement.categoryId === id ? null : id),
                })),
              },
            ]
          : []),
        ...IN_POPOVERS.map((facet) => ({
          key: facet,
          label: words.facets[facet],
          chosen: refinement[facet].length,
          options: FACETS[facet].map((value) => option(facet, value)),
        })),
      ]}
      only={option("stock", "in-stock")}
      total={
        total === undefined
          ? ""
          : words.total(totalText(total, isMore), substances?.toLocaleString("en-US"))
      }
      sort={refinement.sort}
      orders={SORT_ORDERS.map((order) => ({ value: order, label: orderNames[order] }))}
      onSort={(sort) => onRefine({ ...refinement, sort })}
      chosen={chosen}
      onRemoveAll={() => onRefine(unfiltered(refinement))}
    />
  );
}

/** "纯度 ≥99.9%"; the name of a stock filter needs no facet. */
function nameOf(
  values: Record<string, string>,
  facets: Record<Facet, string>,
  facet: Facet,
  value: string,
): string {
  const name = values[value] ?? value;
  return facet === "stock" ? name : `${facets[facet]} ${name}`;
}

function useCategoryName(
  id: string | null,
  known: readonly CategoryCount[] = [],
): string | undefined {
  const { data: categories = [] } = useCategories();
  if (id === null) return undefined;
  const all = categories.flatMap((group) => [
    group,
    ...group.children.flatMap((child) => [child, ...child.children]),
  ]);
  return [...known, ...all].find((category) => category.id === id)?.name;
}
