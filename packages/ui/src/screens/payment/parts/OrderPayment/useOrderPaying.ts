import { readUserInfo } from "@reagent/api/contract/account";
import { readOrderCount } from "@reagent/api/contract/order";
import type { OrderStatement } from "@reagent/api/contract/payment";
import { paths } from "@reagent/api/pages/paths";
import type { GoodsKind } from "@reagent/domain/goods-kind";
import { useNavigate } from "react-router-dom";
import { useOverlays } from "../../../../components/overlay/useOverlays.ts";
import { useRefresh } from "../../../../data/use-call.tsx";
import { useCopy } from "../../../../language/language.tsx";
import { copy } from "../paying/paying.copy.ts";
import { type Paying, usePaying } from "../paying/usePaying.tsx";

/** Pays an order and goes to the page that follows each outcome (customer centre §4, payment). */
export function useOrderPaying({ order, total }: OrderStatement, kind: GoodsKind): Paying {
  const words = useCopy(copy);
  const { toast } = useOverlays();
  const navigate = useNavigate();
  const refresh = useRefresh();
  const { orderId, orderCode } = order;

  const confirmPaid = () => {
    toast({ message: words.paid, tone: "success" });
    void refresh(readUserInfo, readOrderCount);
  };
  return usePaying({ purpose: "order", orderId, kind }, total.amount, {
    onPaid: () => {
      confirmPaid();
      void navigate(paths.paid({ orderCode, orderId, kind, payment: "online", isPaid: true }));
    },
    onSettled: () => {
      confirmPaid();
      void navigate(paths.orders());
    },
    onSubmitted: () => void navigate(paths.paid({ orderCode, orderId, kind, payment: "submit" })),
    onNothingLeft: () => void navigate(paths.orders(), { replace: true }),
  });
}
