import ListFilter from "@lucide/icons/icons/list-filter";
import { type ReactNode, useId, useState } from "react";
import { Button } from "../../components/Button/Button.tsx";
import { useCopy } from "../../language/language.tsx";
import { screenOnly } from "../../theme/print.css.ts";
import * as css from "./FoldedFilters.css.ts";
import { copy } from "./ListPage.copy.ts";

export interface FoldedFiltersProps {
  /** How many filters are set. */
  readonly active: number;
  /** The form of the filters; it calls `fold` when it searches. */
  readonly children: (fold: () => void) => ReactNode;
}

/** Filters; on a phone they are folded behind a button, which takes the focus again after a search. */
export function FoldedFilters({ active, children }: FoldedFiltersProps) {
  const words = useCopy(copy);
  const id = useId();
  const [button, setButton] = useState<HTMLButtonElement | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className={screenOnly}>
      <div className={css.foldButton}>
        <Button
          isWide
          icon={ListFilter}
          ref={setButton}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
        >
          {words.filters(active)}
        </Button>
      </div>
      <div className={isOpen ? undefined : css.folded} id={id}>
        {children(() => {
          setIsOpen(false);
          button?.focus();
        })}
      </div>
    </div>
  );
}
