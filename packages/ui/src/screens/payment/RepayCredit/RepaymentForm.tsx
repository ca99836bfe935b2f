import { readUserInfo } from "@reagent/api/contract/account";
import type { Repayment } from "@reagent/api/contract/payment";
import { paths } from "@reagent/api/pages/paths";
import type { GoodsKind } from "@reagent/domain/goods-kind";
import { useId } from "react";
import { useNavigate } from "react-router-dom";
import * as page from "../../../blocks/OrderSide/OrderPage.css.ts";
import { useOverlays } from "../../../components/overlay/useOverlays.ts";
import { useRefresh } from "../../../data/use-call.tsx";
import { useCopy } from "../../../language/language.tsx";
import { LastPaymentNotice } from "../parts/OrderPayment/LastPaymentNotice.tsx";
import { useMethodChoice } from "../parts/OrderPayment/useMethodChoice.ts";
import { copy as payingCopy } from "../parts/paying/paying.copy.ts";
import { usePaying } from "../parts/paying/usePaying.tsx";
import { PaymentMethods } from "../parts/PaymentMethods/PaymentMethods.tsx";
import { PaySummary } from "../parts/PaySummary/PaySummary.tsx";
import { OwedOrders } from "./OwedOrders.tsx";
import { copy } from "./RepayCredit.copy.ts";

/** Repayments use a bank, WeChat or Alipay only. */
const TABS = ["person", "enterprise"] as const;
const TABS_WITH_ALIPAY = [...TABS, "alipay"] as const;

interface Props {
  readonly repayment: Repayment;
  readonly orderId: string;
  readonly kind: GoodsKind;
}

/** The debts and the payment methods. */
export function RepaymentForm({ repayment, orderId, kind }: Props) {
  const words = useCopy(copy);
  const { repaid } = useCopy(payingCopy);
  const { toast, prepare } = useOverlays();
  const navigate = useNavigate();
  const refresh = useRefresh();
  const { orders, otherOwed, amount, methods } = repayment;
  const { choice, decide, isReady } = useMethodChoice(
    methods.alipay ? TABS_WITH_ALIPAY : TABS,
    methods,
    amount,
  );
  const finish = () => {
    toast({ message: repaid, tone: "success" });
    void refresh(readUserInfo);
    void navigate(paths.credit());
  };
  const paying = usePaying({ purpose: "repayment", orderId, kind }, amount, {
    onPaid: finish,
    onSettled: finish,
    onSubmitted: finish,
    onNothingLeft: () => void navigate(paths.orders(), { replace: true }),
  });
  const repay = () => {
    const methodId = decide();
    if (methodId !== undefined) void paying.pay(methodId);
  };

  const [ordersId, methodsId] = [useId(), useId()];
  return (
    <div className={page.page}>
      <div className={page.sections}>
        <section className={page.section} aria-labelledby={ordersId}>
          <h2 className={page.title} id={ordersId}>
            {words.owed}
          </h2>
          <OwedOrders orders={orders} otherOwed={otherOwed} />
        </section>
        <section className={page.section} aria-labelledby={methodsId}>
          <h2 className={page.title} id={methodsId}>
            {words.choose}
          </h2>
          <div>
            <LastPaymentNotice lastState={paying.lastState} reopen={paying.reopen} />
            <PaymentMethods {...choice} orderCodes={orders.map(({ orderCode }) => orderCode)} />
          </div>
        </section>
      </div>
      <PaySummary
        amount={amount}
        action={words.repay}
        isBusy={paying.isBusy}
        isReady={isReady}
        onPrepare={prepare}
        onPay={repay}
      />
    </div>
  );
}
