import { type ReactNode, type RefObject, useId, useRef } from "react";
import { SkipLink } from "../../../../components/SkipLink/SkipLink.tsx";
import { useCopy } from "../../../../language/language.tsx";
import { copy } from "./ItemList.copy.ts";

/** The button that opens the prices of the first item of a list. */
export interface FirstPrices {
  readonly ref: RefObject<HTMLButtonElement | null>;
  readonly id: string;
}

/** A link past the filters of a list and the first item's other controls to its prices. `first` is a prop of the `ItemList`. */
export function useSkipToPrices(): { readonly skip: ReactNode; readonly first: FirstPrices } {
  const words = useCopy(copy);
  const ref = useRef<HTMLButtonElement>(null);
  const id = useId();
  const skip = (
    <SkipLink to={ref} id={id}>
      {words.skip}
    </SkipLink>
  );
  return { skip, first: { ref, id } };
}
