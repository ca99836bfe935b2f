import type { InstrumentFacets } from "@reagent/api/contract/instrument";
import {
  ALL_INSTRUMENTS,
  INSTRUMENT_ORDERS,
  INSTRUMENT_PRICES,
  type InstrumentRefinement,
  toggledValue,
} from "@reagent/domain/instrument-facet";
import { totalText } from "@reagent/domain/paging";
import { useCopy } from "../../../../language/language.tsx";
import type { ChosenFilter } from "../../../listing/parts/FilterBar/ChosenFilters.tsx";
import { type Filter, FilterBar } from "../../../listing/parts/FilterBar/FilterBar.tsx";
import { copy } from "./InstrumentFilters.copy.ts";

interface Props {
  /** What is narrowed: the list of instruments, or the SKUs that a search finds. */
  readonly of: "list" | "search";
  readonly refinement: InstrumentRefinement;
  readonly onRefine: (next: InstrumentRefinement) => void;
  /** How many match; undefined until loaded, as the facets. */
  readonly total: number | undefined;
  /** Whether there are more than `total`. */
  readonly isMore?: boolean;
  readonly facets: InstrumentFacets | undefined;
}

type Facet = Exclude<keyof InstrumentRefinement, "sort">;

interface Shown {
  readonly facet: Facet;
  readonly label: string;
  readonly values: readonly {
    readonly value: string;
    readonly name: string;
    readonly count: number | undefined;
  }[];
}

/** The filters and the order of a list of instruments, with the chosen filters. */
export function InstrumentFilters({ of, refinement, onRefine, total, isMore, facets }: Props) {
  const words = useCopy(copy);
  const shown: readonly Shown[] = [
    { facet: "categories", label: words.category, values: facets?.categories ?? [] },
    { facet: "brands", label: words.brand, values: facets?.brands ?? [] },
    ...(facets?.attributes ?? []).map(({ name, values }): Shown => ({
      facet: "attributes",
      label: name,
      values,
    })),
    {
      facet: "prices",
      label: words.price,
      values: INSTRUMENT_PRICES.map((value) => ({
        value,
        name: words.prices[value],
        count: facets?.prices.find((each) => each.value === value)?.count,
      })),
    },
  ];
  const chosenOf = (facet: Facet): readonly string[] => refinement[facet];
  const toggle = (facet: Facet, value: string) =>
    onRefine({ ...refinement, [facet]: toggledValue(chosenOf(facet), value) });
  const filters = shown
    .filter(({ values }) => values.length > 0)
    .map(({ facet, label, values }): Filter => ({
      key: `${facet} ${label}`,
      label,
      chosen: values.filter(({ value }) => chosenOf(facet).includes(value)).length,
      options: values.map(({ value, name, count }) => ({
        value,
        label: name,
        count,
        isChosen: chosenOf(facet).includes(value),
        onToggle: () => toggle(facet, value),
      })),
    }));
  const chosen = (["categories", "brands", "attributes", "prices"] as const).flatMap((facet) =>
    chosenOf(facet).map((value): ChosenFilter => ({
      key: `${facet} ${value}`,
      name: nameOf(shown, facet, value),
      onRemove: () => toggle(facet, value),
    })),
  );
  return (
    <FilterBar
      filters={filters}
      total={total === undefined ? "" : words.totals[of](totalText(total, isMore))}
      sort={refinement.sort}
      orders={INSTRUMENT_ORDERS.map((order) => ({ value: order, label: words.orders[order] }))}
      onSort={(sort) => onRefine({ ...refinement, sort })}
      chosen={chosen}
      onRemoveAll={() => onRefine({ ...ALL_INSTRUMENTS, sort: refinement.sort })}
    />
  );
}

/** "量程 0.5-10μL"; a value that no instrument has is shown as it is in the address. */
function nameOf(shown: readonly Shown[], facet: Facet, value: string): string {
  const among = shown.filter((each) => each.facet === facet);
  const owner = among.find(({ values }) => values.some((each) => each.value === value));
  const name = owner?.values.find((each) => each.value === value)?.name ?? value;
  const label = owner?.label ?? (facet === "attributes" ? "" : (among[0]?.label ?? ""));
  return `${label} ${name}`.trim();
}
