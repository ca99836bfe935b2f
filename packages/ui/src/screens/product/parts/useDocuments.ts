import type { Outcome } from "@reagent/api/client/failure";
import { findSafetyDataSheet, findSpecification } from "@reagent/api/contract/product";
import { useOpenTab } from "../../../blocks/useOpenTab.tsx";
import { useAction } from "../../../data/use-action.tsx";

export interface Documents {
  openSpecification(itemCode: string): Promise<void>;
  openSafetyDataSheet(of: {
    language: "cn" | "en";
    keyword: string;
    itemId: string;
  }): Promise<void>;
  /** Whether one is being looked up. */
  readonly isBusy: boolean;
}

/**
 * Looks up documents and opens them in a new tab; an alert reports one that is not found (storefront §7, documents; §8, default).
 */
export function useDocuments(): Documents {
  const specification = useAction(findSpecification);
  const safetyDataSheet = useAction(findSafetyDataSheet);
  const openTab = useOpenTab();
  const open = async (found: Promise<Outcome<{ readonly url: string }>>) => {
    const outcome = await found;
    if (outcome.ok) openTab(outcome.data.url);
  };
  return {
    openSpecification: (itemCode) => open(specification.run({ itemCode })),
    openSafetyDataSheet: (of) => open(safetyDataSheet.run(of)),
    isBusy: specification.isBusy || safetyDataSheet.isBusy,
  };
}
