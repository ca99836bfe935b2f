import { issueOrderPaperTicket } from "@reagent/api/contract/order";
import { useAction } from "../../../../data/use-action.tsx";
import { useEnvironment } from "../../../../state/environment.tsx";

/** Opens a document of an order in a new tab, by a ticket that is valid once. */
export function usePaper(orderId: string) {
  const { run, isBusy } = useAction(issueOrderPaperTicket);
  const { openTab } = useEnvironment();
  return {
    open: async (paper: "confirmation" | "invoice", invoiceCode = "") => {
      const outcome = await run({ orderId, paper, invoiceCode });
      if (outcome.ok) openTab(outcome.data.url);
    },
    isOpening: isBusy,
  };
}
