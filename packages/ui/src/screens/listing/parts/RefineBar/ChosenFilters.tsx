import X from "@lucide/icons/icons/x";
import type { CategoryCount } from "@reagent/api/contract/listing";
import {
  FACET_NAMES,
  type Facet,
  isNarrowed,
  NO_FILTERS,
  type Refinement,
  toggleValue,
} from "@reagent/domain/facet";
import { useCategories } from "../../../../blocks/useCategories.ts";
import { Button } from "../../../../components/Button/Button.tsx";
import { Icon } from "../../../../components/Icon/Icon.tsx";
import { VisuallyHidden } from "../../../../components/VisuallyHidden/VisuallyHidden.tsx";
import { useCopy } from "../../../../language/language.tsx";
import { copy } from "./RefineBar.copy.ts";
import * as css from "./RefineBar.css.ts";

interface Props {
  readonly refinement: Refinement;
  readonly onRefine: (next: Refinement) => void;
  readonly categories: readonly CategoryCount[] | undefined;
}

/** The chosen filters, each with a button that removes it. */
export function ChosenFilters({ refinement, onRefine, categories = [] }: Props) {
  const words = useCopy(copy);
  const categoryName = useCategoryName(refinement.categoryId, categories);
  if (!isNarrowed(refinement)) return null;
  const chosen = FACET_NAMES.flatMap((facet) =>
    refinement[facet].map((value) => ({
      key: `${facet} ${value}`,
      name: nameOf(words.values[facet] as Record<string, string>, words.facets, facet, value),
      next: { ...refinement, ...toggleValue(refinement, facet, value) },
    })),
  );
  if (refinement.categoryId !== null) {
    chosen.unshift({
      key: "category",
      name: categoryName ?? words.category,
      next: { ...refinement, categoryId: null },
    });
  }
  return (
    <div className={css.chosen}>
      <ul className={css.chips} aria-label={words.chosen}>
        {chosen.map(({ key, name, next }) => (
          <li key={key}>
            <button type="button" className={css.chip} onClick={() => onRefine(next)}>
              <VisuallyHidden>{words.remove(name)}</VisuallyHidden>
              <span aria-hidden="true">{name}</span>
              <Icon of={X} size={14} />
            </button>
          </li>
        ))}
      </ul>
      <Button
        kind="quiet"
        size="small"
        onClick={() => onRefine({ ...NO_FILTERS, categoryId: null, sort: refinement.sort })}
      >
        {words.removeAll}
      </Button>
    </div>
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

function useCategoryName(id: string | null, known: readonly CategoryCount[]): string | undefined {
  const { data: categories = [] } = useCategories();
  if (id === null) return undefined;
  const all = categories.flatMap((group) => [
    group,
    ...group.children.flatMap((child) => [child, ...child.children]),
  ]);
  return [...known, ...all].find((category) => category.id === id)?.name;
}
