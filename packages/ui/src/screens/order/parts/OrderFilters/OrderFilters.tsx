import ListFilter from "@lucide/icons/icons/list-filter";
import { useId, useRef, useState } from "react";
import { Button } from "../../../../components/Button/Button.tsx";
import { useCopy } from "../../../../language/language.tsx";
import { screenOnly } from "../../../../theme/print.css.ts";
import type { OrderSearch } from "../useOrderSearch.ts";
import { OrderFilterForm } from "./OrderFilterForm.tsx";
import { copy } from "./OrderFilters.copy.ts";
import * as css from "./OrderFilters.css.ts";

interface Props {
  readonly search: OrderSearch;
  /** Whether payment is one of the filters: some lists ask for it by their route. */
  readonly asksPayment: boolean;
  readonly isBusy: boolean;
}

/** The filters; on a phone they are behind a button, which they give the focus back to. */
export function OrderFilters({ search, asksPayment, isBusy }: Props) {
  const words = useCopy(copy);
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className={screenOnly}>
      <div className={css.foldButton}>
        <Button
          isWide
          icon={ListFilter}
          ref={button}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
        >
          {words.filters(search.active)}
        </Button>
      </div>
      <div className={isOpen ? css.filters : css.foldedFilters} id={id}>
        <OrderFilterForm
          filter={search.filter}
          initial={search.initial}
          asksPayment={asksPayment}
          isBusy={isBusy}
          onFilter={(next) => {
            search.search(next);
            setIsOpen(false);
            button.current?.focus();
          }}
          onReset={search.reset}
        />
      </div>
    </div>
  );
}
