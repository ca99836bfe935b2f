import type { OwedOrder } from "@reagent/api/contract/payment";
import type { Fen } from "@reagent/domain/money";
import { Code } from "../../../components/Code/Code.tsx";
import { Moment } from "../../../components/Moment/Moment.tsx";
import { NoValue } from "../../../components/NoValue/NoValue.tsx";
import { Price } from "../../../components/Price/Price.tsx";
import { RecordTable } from "../../../components/Table/RecordTable.tsx";
import { useCopy } from "../../../language/language.tsx";
import { copy } from "./RepayCredit.copy.ts";

interface Props {
  readonly orders: readonly OwedOrder[];
  /** Used credit that belongs to no order. */
  readonly otherOwed: Fen;
}

/** The debts that are to be repaid: of orders bought on credit, and others. */
export function OwedOrders({ orders, otherOwed }: Props) {
  const words = useCopy(copy);
  const other = { orderId: "", owed: otherOwed };
  return (
    <RecordTable<OwedOrder | typeof other>
      label={words.owed}
      records={otherOwed > 0 ? [...orders, other] : orders}
      keyOf={({ orderId }) => orderId}
      columns={[
        {
          title: words.orderCode,
          value: (debt) =>
            "orderCode" in debt ? (
              <Code value={debt.orderCode} kind="order-number" />
            ) : (
              words.otherOwed
            ),
        },
        {
          title: words.placed,
          value: (debt) => ("createdAt" in debt ? <Moment at={debt.createdAt} /> : <NoValue />),
        },
        { title: words.amount, isNumber: true, value: ({ owed }) => <Price amount={owed} /> },
      ]}
    />
  );
}
