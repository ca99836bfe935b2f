import type { OrderFilter } from "@reagent/domain/order";
import ListFilter from "lucide-react/icons/list-filter";
import { useId, useRef, useState } from "react";
import { Button } from "../../../components/Button/Button.tsx";
import { useCopy } from "../../../language/language.tsx";
import { OrderFilterForm } from "./OrderFilterForm.tsx";
import * as css from "./OrderFilters.css.ts";
import { copy } from "./OrderHistory.copy.ts";

interface Props {
  readonly filter: OrderFilter;
  readonly initial: OrderFilter;
  /** How many are set. */
  readonly active: number;
  readonly isBusy: boolean;
  readonly onFilter: (filter: OrderFilter) => void;
}

/** The filters; on a phone they are behind a button, which they give the focus back to. */
export function OrderFilters({ filter, initial, active, isBusy, onFilter }: Props) {
  const words = useCopy(copy);
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <div className={css.foldButton}>
        <Button
          isWide
          icon={ListFilter}
          ref={button}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
        >
          {words.filters(active)}
        </Button>
      </div>
      <div className={isOpen ? css.filters : css.foldedFilters} id={id}>
        <OrderFilterForm
          filter={filter}
          initial={initial}
          isBusy={isBusy}
          onFilter={(next) => {
            onFilter(next);
            setIsOpen(false);
            button.current?.focus();
          }}
          onReset={() => onFilter(initial)}
        />
      </div>
    </>
  );
}
