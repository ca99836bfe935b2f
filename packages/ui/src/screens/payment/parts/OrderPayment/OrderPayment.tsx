import { readOrderStatement } from "@reagent/api/contract/payment";
import type { GoodsKind } from "@reagent/domain/goods-kind";
import { Load } from "../../../../data/Load.tsx";
import { useCall } from "../../../../data/use-call.tsx";
import { PaySkeleton } from "./PaySkeleton.tsx";
import { Statement } from "./Statement.tsx";

export interface OrderToPay {
  readonly orderId: string;
  readonly kind: GoodsKind;
}

/** The statement of an order and of the order placed with it, and their payment. */
export function OrderPayment(order: OrderToPay) {
  return (
    <Load call={useCall(readOrderStatement, order)} skeleton={<PaySkeleton />}>
      {(statement) => <Statement statement={statement} kind={order.kind} />}
    </Load>
  );
}
