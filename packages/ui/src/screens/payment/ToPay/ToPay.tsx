import { paths } from "@reagent/api/pages/paths";
import { PublicPage } from "../../../blocks/PublicPage/PublicPage.tsx";
import { useCopy } from "../../../language/language.tsx";
import { OrderPayment } from "../parts/OrderPayment/OrderPayment.tsx";
import { useOrderKind } from "../parts/paying/useOrderKind.ts";
import { copy } from "./ToPay.copy.ts";
import * as css from "./ToPay.css.ts";

/** /to_pay/{soId}: pays an earlier order (customer centre §2, /to_pay). */
export function ToPay({ orderId }: { orderId: string }) {
  const words = useCopy(copy);
  const kind = useOrderKind(orderId);
  return (
    <PublicPage
      title={words.title}
      under={[
        {
          label: words.orders,
          to: kind === "reagent" ? paths.orders() : paths.instrumentOrders(),
        },
      ]}
      isUnlisted
    >
      <h1 className={css.title}>{words.title}</h1>
      <OrderPayment key={orderId} orderId={orderId} kind={kind} />
    </PublicPage>
  );
}
