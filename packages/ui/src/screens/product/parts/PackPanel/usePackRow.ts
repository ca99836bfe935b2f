import { useState } from "react";
import { useStorage } from "../../../../state/storage.tsx";
import { forgetQuantities } from "../PackChoice/useStoredQuantities.ts";

/**
 * Whether the row of an item is open. A row that is closed drops its quantities, so that it begins at 0 when it is opened again
 * (storefront §4, product line rows); a reload of the page, as after a log-in, keeps them.
 */
export function usePackRow(
  itemCode: string,
  isOpenAtFirst = false,
): { isOpen: boolean; toggle: (isOpen: boolean) => void } {
  const stores = useStorage();
  const [isOpen, setIsOpen] = useState(isOpenAtFirst);
  return {
    isOpen,
    toggle: (next) => {
      if (!next) forgetQuantities(stores, itemCode);
      setIsOpen(next);
    },
  };
}
