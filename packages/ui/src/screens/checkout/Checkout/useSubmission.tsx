import { isRefusal } from "@reagent/api/client/failure";
import { readUserInfo } from "@reagent/api/contract/account";
import { readCart } from "@reagent/api/contract/cart";
import {
  type Confirmation,
  confirmOrder,
  createOrder,
  type OrderLimit,
  type OrderPrice,
} from "@reagent/api/contract/checkout";
import type { ParamsOf } from "@reagent/api/contract/endpoint";
import { codes } from "@reagent/api/contract/envelope";
import { goodsKind } from "@reagent/api/contract/goods-kind";
import { readInvoice, saveInvoice } from "@reagent/api/contract/invoice";
import { paths } from "@reagent/api/pages/paths";
import { isInvoiceSaved } from "@reagent/domain/invoice";
import { type Fen, formatYuan } from "@reagent/domain/money";
import { blocksOrder } from "@reagent/domain/restriction";
import type { RefObject } from "react";
import { useNavigate } from "react-router-dom";
import { useOverlays } from "../../../components/overlay/useOverlays.ts";
import { useAction } from "../../../data/use-action.tsx";
import { useRefresh } from "../../../data/use-call.tsx";
import { useCopy } from "../../../language/language.tsx";
import { dropCheckout } from "../../../state/drop-checkout.ts";
import { storageKeys } from "../../../state/storage-keys.ts";
import { useStorage } from "../../../state/storage.tsx";
import { copy } from "./Checkout.copy.ts";
import type { InvoiceDraftHandle } from "./InvoiceDraft.tsx";
import { ProductNames } from "./ProductNames.tsx";
import type { ReadFreshPrice } from "./useFreshPrice.ts";

interface Submission {
  readonly confirmation: Confirmation;
  readonly price: OrderPrice;
  readonly order: Omit<ParamsOf<typeof createOrder>, "expectedTotal">;
}

/**
 * Submits an order without blockers (customer centre §4, submit flow): shows what prevents it, asks where the same products were
 * ordered today, saves the invoice, which cannot be changed later, shows notices, and places the order.
 */
export function useSubmission({
  draft,
  readPrice,
  openLimit,
}: {
  readonly draft: RefObject<InvoiceDraftHandle | null>;
  readonly readPrice: ReadFreshPrice;
  readonly openLimit: (limit: OrderLimit) => void;
}): (submission: Submission) => Promise<void> {
  const words = useCopy(copy);
  const { alert, confirm, toast } = useOverlays();
  const saveDraft = useSaveInvoice(draft);
  const place = usePlaceOrder(readPrice);
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
    const { limit, overLimit } = price;
    if (blocksOrder(limit)) return openLimit(limit);
    if (overLimit !== "") return alert({ message: overLimit, tone: "warning" });
    if (!(await isRepeatMeant(price)))
      return void toast({ message: words.submitDeclined, tone: "info" });
    if (!isInvoiceSaved(confirmation.invoice.type) && !(await saveDraft())) return;
    if (limit.kind !== "none")
      await alert({ message: limit.message || words.beijing, tone: "warning" });
    await place(order, price);
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

/** Places the order for the total of a price, or for one that the customer accepts instead; stores it on the device, and goes to its payment. */
function usePlaceOrder(
  readPrice: ReadFreshPrice,
): (order: Submission["order"], price: OrderPrice) => Promise<void> {
  const words = useCopy(copy);
  const { confirm, toast } = useOverlays();
  const { local } = useStorage();
  const navigate = useNavigate();
  const refresh = useRefresh();
  const { run } = useAction(createOrder);
  const isAccepted = (seen: Fen, { total }: OrderPrice) =>
    confirm({
      title: words.priceChanged,
      message: words.priceWas(formatYuan(seen), formatYuan(total.payable)),
      confirmLabel: words.acceptPrice,
    });
  const place = async (order: Submission["order"], price: OrderPrice): Promise<void> => {
    const expectedTotal = price.total.payable;
    const outcome = await run({ ...order, expectedTotal });
    if (!outcome.ok) {
      if (!isRefusal(outcome.failure, codes.priceChanged)) return;
      const changed = await readPrice();
      if (!changed) return;
      if (await isAccepted(expectedTotal, changed)) return place(order, changed);
      return void toast({ message: words.submitDeclined, tone: "info" });
    }
    const { orderId, kind } = outcome.data;
    local.set(storageKeys.placedOrder.id, orderId);
    local.set(storageKeys.placedOrder.kind, String(goodsKind.encode(kind)));
    dropCheckout(local);
    void refresh(readUserInfo, readCart);
    // Going back leads to the cart, so that the order cannot be placed twice.
    await navigate(paths.payment(), { replace: true });
  };
  return place;
}
