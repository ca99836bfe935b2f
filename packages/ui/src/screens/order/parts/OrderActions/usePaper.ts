import type { ParamsOf } from "@reagent/api/contract/endpoint";
import { issueOrderPaperTicket } from "@reagent/api/contract/order";
import { useOpenTab } from "../../../../blocks/useOpenTab.tsx";
import { useAction } from "../../../../data/use-action.tsx";
import { useEnvironment } from "../../../../state/environment.tsx";

type Paper = Exclude<ParamsOf<typeof issueOrderPaperTicket>["paper"], "unknown">;

/** Opens a document of an order in a new tab, or saves all of them as an archive, by a ticket that is valid once. */
export function usePaper(orderId: string) {
  const { run, isBusy } = useAction(issueOrderPaperTicket);
  const openTab = useOpenTab();
  const environment = useEnvironment();
  return {
    open: async (paper: Paper, invoiceCode = "") => {
      const outcome = await run({ orderId, paper, invoiceCode });
      if (!outcome.ok) return;
      if (paper === "claim-pack") environment.download(outcome.data.url);
      else openTab(outcome.data.url);
    },
    isOpening: isBusy,
  };
}
