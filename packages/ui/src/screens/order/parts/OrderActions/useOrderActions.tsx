import { readUserInfo } from "@reagent/api/contract/account";
import { readCart } from "@reagent/api/contract/cart";
import { type OrderRow, reorder } from "@reagent/api/contract/order";
import { paths } from "@reagent/api/pages/paths";
import { lazy } from "react";
import { LazyContent } from "../../../../blocks/Boundary/LazyContent.tsx";
import { useOverlays } from "../../../../components/overlay/useOverlays.ts";
import { TextSkeleton } from "../../../../components/Skeleton/Skeleton.tsx";
import { useAction } from "../../../../data/use-action.tsx";
import { useRefresh } from "../../../../data/use-call.tsx";
import { useCopy } from "../../../../language/language.tsx";
import { stack } from "../../../../theme/layout.css.ts";
import { useAddToList } from "../../../shopping-list/parts/AddToList/useAddToList.tsx";
import { ReturnSkeleton } from "../ReturnDialog/ReturnSkeleton.tsx";
import { InvoiceList } from "./InvoiceList.tsx";
import { copy } from "./OrderActions.copy.ts";
import { usePaper } from "./usePaper.ts";

const ReturnDialog = lazy(async () => ({
  default: (await import("../ReturnDialog/ReturnDialog.tsx")).ReturnDialog,
}));

type Order = Pick<OrderRow, "orderId" | "orderCode" | "invoices">;

/** The actions that an order's buttons run; a dialog lists several invoices or documents of one, and one has the form of a return. */
export function useOrderActions(order: Order) {
  const words = useCopy(copy);
  const again = useAction(reorder);
  const { save } = useAddToList();
  const refresh = useRefresh();
  const { alert, dialog, toast } = useOverlays();
  const { orderId, orderCode, invoices } = order;
  const { open, isOpening } = usePaper(orderId);

  return {
    openConfirmation: () => open("confirmation"),
    openInvoice: async () => {
      const [first, ...more] = invoices;
      if (!first) return alert({ message: words.noInvoice, tone: "info" });
      if (more.length === 0 && first.formats.length === 0)
        return open("invoice", first.invoiceCode);
      dialog({
        title: words.of(words.invoice, orderCode),
        size: "medium",
        content: <InvoiceList orderId={orderId} invoices={invoices} />,
      });
    },
    openReturn: () => {
      dialog({
        title: words.of(words.afterSale, orderCode),
        size: "large",
        dismissal: "explicit",
        content: (close) => (
          <LazyContent
            skeleton={
              <div className={stack[5]}>
                <TextSkeleton lines={1} />
                <ReturnSkeleton />
              </div>
            }
          >
            <ReturnDialog orderId={orderId} onApplied={close} />
          </LazyContent>
        ),
      });
    },
    saveAsList: () => save({ kind: "order", orderId }),
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
    isOpening,
    isOrdering: again.isBusy,
  };
}
