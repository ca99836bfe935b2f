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
 * Submits an order that was confirmed and with which nothing is wrong any more (customer centre §4, submit flow): asks where the
 * same was ordered today, saves the invoice information, shows what must go first or is to be known, and makes the order.
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

/** Saves what was filled in of the invoice. Answers whether one can go on. */
function useSaveInvoice(draft: RefObject<InvoiceDraftHandle | null>): () => Promise<boolean> {
  const refresh = useRefresh();
  const { run } = useAction(saveInvoice);
  return async () => {
    const filled = await draft.current?.judge();
    if (!filled) return false;
    const outcome = await run(filled);
    // Saved already, perhaps in another tab: shown as it stands, to be looked at before one goes on.
    const isKnown = outcome.ok || isRefusal(outcome.failure, codes.locked);
    if (!isKnown) return false;
    draft.current?.drop();
    await refresh(confirmOrder, readInvoice);
    return outcome.ok;
  };
}

/** Makes the order and goes on to its payment, which finds it on the device. */
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
    // Whoever comes back finds the cart: what is ordered cannot be ordered once more.
    await navigate(paths.payment(), { replace: true });
  };
}
