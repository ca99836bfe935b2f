import { isRefusal } from "@reagent/api/client/failure";
import { readUserInfo } from "@reagent/api/contract/account";
import { readCart } from "@reagent/api/contract/cart";
import {
  type Confirmation,
  confirmOrder,
  createOrder,
  type OrderPrice,
} from "@reagent/api/contract/checkout";
import { codes } from "@reagent/api/contract/envelope";
import { goodsKind } from "@reagent/api/contract/goods-kind";
import { readInvoice, saveInvoice } from "@reagent/api/contract/invoice";
import { isInvoiceSaved } from "@reagent/domain/invoice";
import { blocksOrder } from "@reagent/domain/restriction";
import type { RefObject } from "react";
import { useNavigate } from "react-router-dom";
import { useOverlays } from "../../../components/overlay/useOverlays.ts";
import { useAction } from "../../../data/use-action.tsx";
import { useRefresh } from "../../../data/use-call.tsx";
import { useCopy } from "../../../language/language.tsx";
import { paths } from "../../../paths.ts";
import { dropCheckout } from "../../../state/drop-checkout.ts";
import { storageKeys } from "../../../state/storage-keys.ts";
import { useStorage } from "../../../state/storage.tsx";
import { copy } from "./Checkout.copy.ts";
import type { InvoiceDraftHandle } from "./InvoiceDraft.tsx";
import { ProductNames } from "./ProductNames.tsx";
import { useLimitDialog } from "./useLimitDialog.tsx";

interface Submission {
  readonly confirmation: Confirmation;
  readonly price: OrderPrice;
  readonly order: {
    readonly addressId: string;
    readonly couponId: string;
    readonly invoiceAddressId: string;
    readonly customerOrderNumber: string;
    readonly note: string;
  };
}

/**
 * Submits an order without blockers (customer centre §4, submit flow): asks where the same products were ordered today, saves the
 * invoice, shows limits and notices, and places the order.
 */
export function useSubmission(
  draft: RefObject<InvoiceDraftHandle | null>,
): (submission: Submission) => Promise<void> {
  const words = useCopy(copy);
  const { alert, confirm, toast } = useOverlays();
  const openLimit = useLimitDialog();
  const saveDraft = useSaveInvoice(draft);
  const place = usePlaceOrder();
  const isRepeatMeant = async ({ repeated }: OrderPrice) =>
    repeated.count === 0 ||
    (await confirm({
      title: words.repeatTitle,
      message: (
        <>
          <p>{words.repeated}</p>
          <ProductNames label={words.repeatTitle} products={repeated.products} />
          <p>{words.repeatQuestion}</p>
        </>
      ),
      confirmLabel: words.goOn,
    }));

  return async ({ confirmation, price, order }) => {
    if (!(await isRepeatMeant(price)))
      return void toast({ message: words.submitDeclined, tone: "info" });
    if (!isInvoiceSaved(confirmation.invoice.type) && !(await saveDraft())) return;
    const { limit } = price;
    if (blocksOrder(limit)) return openLimit(limit);
    if (limit.kind !== "none")
      await alert({ message: limit.message || words.beijing, tone: "warning" });
    await place(order);
  };
}

/** Saves the invoice. Resolves to whether the submission continues. */
function useSaveInvoice(draft: RefObject<InvoiceDraftHandle | null>): () => Promise<boolean> {
  const refresh = useRefresh();
  const { run } = useAction(saveInvoice);
  return async () => {
    const filled = await draft.current?.judge();
    if (!filled) return false;
    const outcome = await run(filled);
    // Already saved, perhaps in another tab: the customer checks it before continuing.
    const isKnown = outcome.ok || isRefusal(outcome.failure, codes.locked);
    if (!isKnown) return false;
    draft.current?.drop();
    await refresh(confirmOrder, readInvoice);
    return outcome.ok;
  };
}

/** Places the order, stores it on the device, and goes to its payment. */
function usePlaceOrder(): (order: Submission["order"]) => Promise<void> {
  const { local } = useStorage();
  const navigate = useNavigate();
  const refresh = useRefresh();
  const { run } = useAction(createOrder);
  return async (order) => {
    const outcome = await run(order);
    if (!outcome.ok) return;
    const { orderId, kind } = outcome.data;
    local.set(storageKeys.placedOrder.id, orderId);
    local.set(storageKeys.placedOrder.kind, String(goodsKind.encode(kind)));
    dropCheckout(local);
    void refresh(readUserInfo, readCart);
    // Going back leads to the cart, so that the order cannot be placed twice.
    await navigate(paths.payment(), { replace: true });
  };
}
