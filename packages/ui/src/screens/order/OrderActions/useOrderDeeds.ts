import { readUserInfo } from "@reagent/api/contract/account";
import { readCart } from "@reagent/api/contract/cart";
import { issueOrderPaperTicket, type OrderRow, reorder } from "@reagent/api/contract/order";
import { useOverlays } from "../../../components/overlay/useOverlays.ts";
import { useAction } from "../../../data/use-action.tsx";
import { useRefresh } from "../../../data/use-call.tsx";
import { useCopy } from "../../../language/language.tsx";
import { paths } from "../../../paths.ts";
import { useSurroundings } from "../../../state/surroundings.tsx";
import { copy } from "./OrderActions.copy.ts";

type Order = Pick<OrderRow, "orderId" | "invoiceUrls">;

/** What an order's buttons do at once; a paper opens in a new tab, by a ticket for one look. */
export function useOrderDeeds(order: Order) {
  const words = useCopy(copy);
  const again = useAction(reorder);
  const paper = useAction(issueOrderPaperTicket);
  const refresh = useRefresh();
  const { alert, toast } = useOverlays();
  const { openTab } = useSurroundings();
  const { orderId } = order;

  const openPaper = async (which: "confirmation" | "invoice") => {
    const outcome = await paper.run({ orderId, paper: which });
    if (outcome.ok) openTab(outcome.data.url);
  };
  return {
    openConfirmation: () => openPaper("confirmation"),
    openInvoice: async () =>
      order.invoiceUrls.length > 0
        ? openPaper("invoice")
        : alert({ message: words.noInvoice, tone: "info" }),
    orderAgain: async () => {
      const outcome = await again.run({ orderId });
      if (!outcome.ok) return;
      const { added, missing } = outcome.data;
      const codes = missing.map(({ productCode }) => productCode);
      if (added > 0)
        toast({
          message: words.reordered,
          tone: "success",
          action: { label: words.toCart, to: paths.cart() },
        });
      if (codes.length > 0) void alert({ message: words.missing(codes, added), tone: "warning" });
      await refresh(readCart, readUserInfo);
    },
    isOpening: paper.isBusy,
    isOrdering: again.isBusy,
  };
}
