import ChevronDown from "@lucide/icons/icons/chevron-down";
import type { CategoryCount, FacetCounts } from "@reagent/api/contract/listing";
import {
  FACETS,
  type Facet,
  type FacetValue,
  type Refinement,
  SORT_ORDERS,
  toggleValue,
} from "@reagent/domain/facet";
import { totalText } from "@reagent/domain/paging";
import { Button } from "../../../../components/Button/Button.tsx";
import { Checkbox } from "../../../../components/Checkbox/Checkbox.tsx";
import { Icon } from "../../../../components/Icon/Icon.tsx";
import { Popover } from "../../../../components/Popover/Popover.tsx";
import { SelectField } from "../../../../components/SelectField/SelectField.tsx";
import { useCopy } from "../../../../language/language.tsx";
import { ChosenFilters } from "./ChosenFilters.tsx";
import { copy } from "./RefineBar.copy.ts";
import * as css from "./RefineBar.css.ts";

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

/** The filters and the order of a listing, with the chosen filters. */
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
  const valueNames: { readonly [Of in Facet]: Record<FacetValue<Of>, string> } = words.values;
  const orderNames = { usual: words.usual[of], ...words.orders };
  const countOf = (facet: Facet, value: string) =>
    counts?.[facet].find((each) => each.value === value)?.count;
  const toggle = (facet: Facet, value: FacetValue) =>
    onRefine({ ...refinement, ...toggleValue(refinement, facet, value) });
  const option = <Of extends Facet>(facet: Of, value: FacetValue<Of>) => (
    <FacetOption
      key={value}
      label={valueNames[facet][value]}
      count={countOf(facet, value)}
      isChosen={(refinement[facet] as readonly string[]).includes(value)}
      onToggle={() => toggle(facet, value)}
    />
  );

  return (
    <section className={css.bar} aria-label={words.label}>
      <div className={css.controls}>
        {categories && (total !== 0 || refinement.categoryId !== null) && (
          <Choice label={words.category} chosen={refinement.categoryId === null ? 0 : 1}>
            {categories.map(({ id, name, count }) => (
              <FacetOption
                key={id}
                label={name}
                count={count}
                isChosen={refinement.categoryId === id}
                onToggle={() =>
                  onRefine({ ...refinement, categoryId: refinement.categoryId === id ? null : id })
                }
              />
            ))}
          </Choice>
        )}
        {IN_POPOVERS.map((facet) => (
          <Choice key={facet} label={words.facets[facet]} chosen={refinement[facet].length}>
            {FACETS[facet].map((value) => option(facet, value))}
          </Choice>
        ))}
        <div className={css.stock}>{option("stock", "in-stock")}</div>
        <div className={css.end}>
          <span className={css.total} role="status">
            {total !== undefined &&
              words.total(totalText(total, isMore), substances?.toLocaleString("en-US"))}
          </span>
          <div className={css.sort}>
            <SelectField
              label={words.sort}
              isLabelHidden
              hasMessageLine={false}
              size="small"
              value={refinement.sort}
              onChange={(sort) => onRefine({ ...refinement, sort })}
              options={SORT_ORDERS.map((order) => ({ value: order, label: orderNames[order] }))}
            />
          </div>
        </div>
      </div>
      <ChosenFilters refinement={refinement} onRefine={onRefine} categories={categories} />
    </section>
  );
}

interface ChoiceProps {
  readonly label: string;
  /** How many of its values are chosen. */
  readonly chosen: number;
  readonly children: React.ReactNode;
}

function Choice({ label, chosen, children }: ChoiceProps) {
  return (
    <Popover
      label={label}
      trigger={(trigger) => (
        <Button kind="secondary" size="small" {...trigger}>
          {label}
          {chosen > 0 && <span className={css.number}>{chosen}</span>}
          <Icon of={ChevronDown} size={14} />
        </Button>
      )}
    >
      <div className={css.options}>{children}</div>
    </Popover>
  );
}

interface OptionProps {
  readonly label: string;
  readonly count: number | undefined;
  readonly isChosen: boolean;
  readonly onToggle: () => void;
}

/** A value with the number of items that match; disabled if none do. */
function FacetOption({ label, count, isChosen, onToggle }: OptionProps) {
  return (
    <Checkbox
      label={label}
      value={isChosen}
      isDisabled={count === 0 && !isChosen}
      onChange={onToggle}
    >
      <span className={css.option}>
        {label}
        {count !== undefined && <span className={css.count}>{count.toLocaleString("en-US")}</span>}
      </span>
    </Checkbox>
  );
}
