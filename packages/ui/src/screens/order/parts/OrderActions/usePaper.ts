import type { ParamsOf } from "@reagent/api/contract/endpoint";
import { issueOrderPaperTicket } from "@reagent/api/contract/order";
import { useOpenTab } from "../../../../blocks/useOpenTab.tsx";
import { useAction } from "../../../../data/use-action.tsx";

type Paper = Exclude<ParamsOf<typeof issueOrderPaperTicket>["paper"], "unknown">;

/** Opens a document of an order in a new tab, by a ticket that is valid once. */
export function usePaper(orderId: string) {
  const { run, isBusy } = useAction(issueOrderPaperTicket);
  const openTab = useOpenTab();
  return {
    open: async (paper: Paper, invoiceCode = "") => {
      const outcome = await run({ orderId, paper, invoiceCode });
      if (outcome.ok) openTab(outcome.data.url);
    },
    isOpening: isBusy,
  };
}
