import ListFilter from "@lucide/icons/icons/list-filter";
import { useId, useRef, useState } from "react";
import { Button } from "../../../../components/Button/Button.tsx";
import { useCopy } from "../../../../language/language.tsx";
import { screenOnly } from "../../../../theme/print.css.ts";
import type { OrderAddress } from "../useOrderAddress.ts";
import { OrderFilterForm } from "./OrderFilterForm.tsx";
import { copy } from "./OrderFilters.copy.ts";
import * as css from "./OrderFilters.css.ts";

interface Props {
  readonly address: OrderAddress;
  /** Whether payment is one of the filters; some lists have it in their route. */
  readonly hasPaymentFilter: boolean;
  readonly isBusy: boolean;
}

/** The filters; on a phone they are folded behind a button, which takes the focus again after a search. */
export function OrderFilters({ address, hasPaymentFilter, isBusy }: Props) {
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
          {words.filters(address.active)}
        </Button>
      </div>
      <div className={isOpen ? css.filters : css.foldedFilters} id={id}>
        <OrderFilterForm
          address={address}
          hasPaymentFilter={hasPaymentFilter}
          isBusy={isBusy}
          onSearch={() => {
            setIsOpen(false);
            button.current?.focus();
          }}
        />
      </div>
    </div>
  );
}
