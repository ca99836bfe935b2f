import { isRefusal } from "@reagent/api/client/failure";
import { codes } from "@reagent/api/contract/envelope";
import { readOrderStatement } from "@reagent/api/contract/payment";
import type { GoodsKind } from "@reagent/domain/goods-kind";
import { Navigate } from "react-router-dom";
import { LoadFailed } from "../../../../components/LoadFailed/LoadFailed.tsx";
import { useCall } from "../../../../data/use-call.tsx";
import { paths } from "../../../../paths.ts";
import { PaySkeleton } from "./PaySkeleton.tsx";
import { Statement } from "./Statement.tsx";

export interface OrderToPay {
  readonly orderId: string;
  readonly kind: GoodsKind;
}

/** An order, or two that belong together, to be looked at once more and paid; one that cannot be paid is in the list of orders. */
export function OrderPayment(order: OrderToPay) {
  const { data, failure, isRefreshing, retry } = useCall(readOrderStatement, order);
  if (isRefusal(failure, codes.notPayable)) return <Navigate to={paths.orders()} replace />;
  if (data) return <Statement statement={data} kind={order.kind} />;
  return failure ? <LoadFailed onRetry={retry} isRetrying={isRefreshing} /> : <PaySkeleton />;
}
