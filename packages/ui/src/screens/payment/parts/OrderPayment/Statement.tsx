import type { OrderStatement } from "@reagent/api/contract/payment";
import type { GoodsKind } from "@reagent/domain/goods-kind";
import { paymentTabs } from "@reagent/domain/payment";
import { useId } from "react";
import * as page from "../../../../blocks/OrderSide/OrderPage.css.ts";
import { Code } from "../../../../components/Code/Code.tsx";
import { Notice } from "../../../../components/Notice/Notice.tsx";
import { useOverlays } from "../../../../components/overlay/useOverlays.ts";
import { formatMoment } from "../../../../language/format.ts";
import { useCopy, useLanguage } from "../../../../language/language.tsx";
import { TypedAddress } from "../../../address/parts/AddressText.tsx";
import { PaymentMethods } from "../PaymentMethods/PaymentMethods.tsx";
import { PaySummary } from "../PaySummary/PaySummary.tsx";
import { StatementLines } from "../StatementLines/StatementLines.tsx";
import { LastPaymentNotice } from "./LastPaymentNotice.tsx";
import { copy } from "./OrderPayment.copy.ts";
import * as css from "./OrderPayment.css.ts";
import { useMethodChoice } from "./useMethodChoice.ts";
import { useOrderPaying } from "./useOrderPaying.ts";
import { usePaymentQuestion } from "./usePaymentQuestion.ts";

interface Props {
  readonly statement: OrderStatement;
  readonly kind: GoodsKind;
}

/** The lines and sums to pay, the payment methods, and the pay button (customer centre §2, /payment; §2, /to_pay). */
export function Statement({ statement, kind }: Props) {
  const words = useCopy(copy);
  const language = useLanguage();
  const { prepare } = useOverlays();
  const ask = usePaymentQuestion();
  const { order, lines, total, methods } = statement;
  const paying = useOrderPaying(statement, kind);
  const { choice, available, decide, isReady } = useMethodChoice(
    paymentTabs(methods),
    methods,
    total.amount,
  );
  const orderCodes = [order.orderCode, order.relatedOrderCode].filter(Boolean);
  const isTransfer = choice.tab === "offline";

  const pay = async () => {
    const methodId = decide();
    if (methodId === undefined) return;
    if (await ask({ tab: choice.tab, amount: total.amount, available })) await paying.pay(methodId);
  };

  const [orderId, methodsId] = [useId(), useId()];
  return (
    <div className={page.page}>
      <div className={page.sections}>
        <section className={page.section} aria-labelledby={orderId}>
          <div className={page.head}>
            <h2 className={page.title} id={orderId}>
              {words.order}
            </h2>
            <p className={css.codes}>
              {words.orderCode}
              {orderCodes.map((code) => (
                <Code key={code} value={code} kind="order-number" />
              ))}
              {orderCodes.length > 1 && <span>{words.withRelated}</span>}
            </p>
          </div>
          <p className={css.address}>
            {words.address}
            <TypedAddress text={order.address} />
          </p>
          <StatementLines kind="reagent" lines={lines.reagents} />
          <StatementLines kind="instrument" lines={lines.instruments} />
        </section>
        <section className={page.section} aria-labelledby={methodsId}>
          <h2 className={page.title} id={methodsId}>
            {words.choose}
          </h2>
          {order.payBy !== null && (
            <Notice>
              {words.payBy(formatMoment(order.payBy, language))}
              {isTransfer && order.transferBy !== null && order.transferBy > order.payBy && (
                <>
                  {language === "en" && " "}
                  {words.transferBy(formatMoment(order.transferBy, language))}
                </>
              )}
            </Notice>
          )}
          <div>
            <LastPaymentNotice lastState={paying.lastState} reopen={paying.reopen} />
            <PaymentMethods {...choice} orderCodes={orderCodes} />
          </div>
        </section>
      </div>
      <PaySummary
        amount={total.amount}
        parts={total}
        action={isTransfer ? words.submit : words.pay}
        isBusy={paying.isBusy}
        isReady={isReady}
        onPrepare={prepare}
        onPay={() => void pay()}
      />
    </div>
  );
}
