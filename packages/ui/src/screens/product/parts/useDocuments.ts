import type { Outcome } from "@reagent/api/client/failure";
import {
  findCertificate,
  findSafetyDataSheet,
  findSpecification,
} from "@reagent/api/contract/product";
import { useAction } from "../../../data/use-action.tsx";
import { useEnvironment } from "../../../state/environment.tsx";

export interface Documents {
  openSpecification(itemCode: string): Promise<void>;
  openCertificate(batch: { batchCode: string; productCode: string }): Promise<void>;
  openSafetyDataSheet(of: {
    language: "cn" | "en";
    keyword: string;
    itemId: string;
  }): Promise<void>;
  /** Whether one is being looked for. */
  readonly isBusy: boolean;
}

/** Looks documents up and opens them in a new tab; what is not found is told in an alert (storefront §7, documents; §8, default). */
export function useDocuments(): Documents {
  const specification = useAction(findSpecification);
  const certificate = useAction(findCertificate);
  const safetyDataSheet = useAction(findSafetyDataSheet);
  const { openTab } = useEnvironment();
  const open = async (found: Promise<Outcome<{ readonly url: string }>>) => {
    const outcome = await found;
    if (outcome.ok) openTab(outcome.data.url);
  };
  return {
    openSpecification: (itemCode) => open(specification.run({ itemCode })),
    openCertificate: (batch) => open(certificate.run(batch)),
    openSafetyDataSheet: (of) => open(safetyDataSheet.run(of)),
    isBusy: specification.isBusy || certificate.isBusy || safetyDataSheet.isBusy,
  };
}
