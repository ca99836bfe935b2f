import X from "@lucide/icons/icons/x";
import { Button } from "../../../../components/Button/Button.tsx";
import { Icon } from "../../../../components/Icon/Icon.tsx";
import { VisuallyHidden } from "../../../../components/VisuallyHidden/VisuallyHidden.tsx";
import { useCopy } from "../../../../language/language.tsx";
import { copy } from "./FilterBar.copy.ts";
import * as css from "./FilterBar.css.ts";

export interface ChosenFilter {
  readonly key: string;
  readonly name: string;
  readonly onRemove: () => void;
}

interface Props {
  readonly chosen: readonly ChosenFilter[];
  readonly onRemoveAll: () => void;
}

/** The chosen filters, each with a button that removes it. */
export function ChosenFilters({ chosen, onRemoveAll }: Props) {
  const words = useCopy(copy);
  if (chosen.length === 0) return null;
  return (
    <div className={css.chosen}>
      <ul className={css.chips} aria-label={words.chosen}>
        {chosen.map(({ key, name, onRemove }) => (
          <li key={key}>
            <button type="button" className={css.chip} onClick={onRemove}>
              <VisuallyHidden>{words.remove(name)}</VisuallyHidden>
              <span aria-hidden="true">{name}</span>
              <Icon of={X} size={14} />
            </button>
          </li>
        ))}
      </ul>
      <Button kind="quiet" size="small" onClick={onRemoveAll}>
        {words.removeAll}
      </Button>
    </div>
  );
}
