import ChevronDown from "@lucide/icons/icons/chevron-down";
import { Button } from "../../../../components/Button/Button.tsx";
import { Checkbox } from "../../../../components/Checkbox/Checkbox.tsx";
import { Icon } from "../../../../components/Icon/Icon.tsx";
import { Popover } from "../../../../components/Popover/Popover.tsx";
import { SelectField } from "../../../../components/SelectField/SelectField.tsx";
import { useCopy } from "../../../../language/language.tsx";
import { type ChosenFilter, ChosenFilters } from "./ChosenFilters.tsx";
import { copy } from "./FilterBar.copy.ts";
import * as css from "./FilterBar.css.ts";

export interface FilterOption {
  readonly value: string;
  readonly label: string;
  /** How many entries match; undefined until loaded. */
  readonly count: number | undefined;
  readonly isChosen: boolean;
  readonly onToggle: () => void;
}

export interface Filter {
  readonly key: string;
  readonly label: string;
  /** How many of its values are chosen, also of those that are no option. */
  readonly chosen: number;
  readonly options: readonly FilterOption[];
}

interface Props<Order extends string> {
  /** Facets with several values, each in a popover; a value that no entry has is left out unless it is chosen. */
  readonly filters: readonly Filter[];
  /** A facet with one value, beside them. */
  readonly only?: FilterOption;
  /** How many entries match, in words; empty until loaded. */
  readonly total: string;
  readonly sort: Order;
  readonly orders: readonly { readonly value: Order; readonly label: string }[];
  readonly onSort: (sort: Order) => void;
  readonly chosen: readonly ChosenFilter[];
  readonly onRemoveAll: () => void;
}

/** The filters and the order of a list, with the chosen filters. */
export function FilterBar<Order extends string>({
  filters,
  only,
  total,
  sort,
  orders,
  onSort,
  chosen,
  onRemoveAll,
}: Props<Order>) {
  const words = useCopy(copy);
  return (
    <section className={css.bar} aria-label={words.label}>
      <div className={css.controls}>
        {filters
          .map((filter) => ({ ...filter, options: filter.options.filter(canBeChosen) }))
          .filter(({ options }) => options.length > 0)
          .map(({ key, ...filter }) => (
            <Choice key={key} {...filter} />
          ))}
        {only && (
          <div className={css.only}>
            <OptionBox {...only} />
          </div>
        )}
        <div className={css.end}>
          <span className={css.total} role="status">
            {total}
          </span>
          <div className={css.sort}>
            <SelectField
              label={words.sort}
              isLabelHidden
              hasMessageLine={false}
              size="small"
              value={sort}
              onChange={onSort}
              options={orders}
            />
          </div>
        </div>
      </div>
      <ChosenFilters chosen={chosen} onRemoveAll={onRemoveAll} />
    </section>
  );
}

function Choice({ label, chosen, options }: Omit<Filter, "key">) {
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
      <div className={css.options}>
        {options.map((option) => (
          <OptionBox key={option.value} {...option} />
        ))}
      </div>
    </Popover>
  );
}

const canBeChosen = ({ count, isChosen }: FilterOption) => count !== 0 || isChosen;

/** A value with the number of entries that match; disabled if none do. */
function OptionBox(option: FilterOption) {
  const { label, count, isChosen, onToggle } = option;
  return (
    <Checkbox label={label} value={isChosen} isDisabled={!canBeChosen(option)} onChange={onToggle}>
      <span className={css.option}>
        {label}
        {count !== undefined && <span className={css.count}>{count.toLocaleString("en-US")}</span>}
      </span>
    </Checkbox>
  );
}
