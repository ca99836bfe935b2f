import { Breadcrumbs } from "../../../components/Breadcrumbs/Breadcrumbs.tsx";
import { PageHead } from "../../../components/PageHead/PageHead.tsx";
import { useCopy } from "../../../language/language.tsx";
import { paths } from "../../../paths.ts";
import { OrderPayment } from "../parts/OrderPayment/OrderPayment.tsx";
import { useOrderKind } from "../parts/paying/useOrderKind.ts";
import { copy } from "./ToPay.copy.ts";
import * as css from "./ToPay.css.ts";

/** /to_pay/{soId}: pays an earlier order (customer centre §2, /to_pay). */
export function ToPay({ orderId }: { orderId: string }) {
  const words = useCopy(copy);
  const kind = useOrderKind(orderId);
  return (
    <>
      <PageHead subject={words.title} isUnlisted />
      <Breadcrumbs
        crumbs={[
          { label: words.home, to: paths.home() },
          {
            label: words.orders,
            to: kind === "reagent" ? paths.orders() : paths.instrumentOrders(),
          },
          { label: words.title },
        ]}
      />
      <h1 className={css.title}>{words.title}</h1>
      <OrderPayment key={orderId} orderId={orderId} kind={kind} />
    </>
  );
}
