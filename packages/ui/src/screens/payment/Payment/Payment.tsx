import Wallet from "@lucide/icons/icons/wallet";
import { paths } from "@reagent/api/pages/paths";
import { OrderHead } from "../../../blocks/OrderHead/OrderHead.tsx";
import { PublicPage } from "../../../blocks/PublicPage/PublicPage.tsx";
import { ButtonLink } from "../../../components/ButtonLink/ButtonLink.tsx";
import { EmptyState } from "../../../components/EmptyState/EmptyState.tsx";
import { useCopy } from "../../../language/language.tsx";
import { OrderPayment } from "../parts/OrderPayment/OrderPayment.tsx";
import { usePlacedOrder } from "../parts/paying/useOrderKind.ts";
import { copy } from "./Payment.copy.ts";
import { payment as screen } from "./Payment.screen.ts";

/** /payment: step three of an order, for the order just placed on this device (customer centre §2, /payment; §4, payment). */
export function Payment() {
  const words = useCopy(copy);
  const title = useCopy(screen.title);
  const placed = usePlacedOrder();
  return (
    <PublicPage title={title} under={[{ label: words.cart, to: paths.cart() }]} isUnlisted>
      <OrderHead title={title} step="payment" />
      {placed ? (
        <OrderPayment key={placed.orderId} {...placed} />
      ) : (
        <EmptyState
          icon={Wallet}
          title={words.none}
          actions={
            <ButtonLink kind="primary" to={paths.orders()}>
              {words.orders}
            </ButtonLink>
          }
        >
          {words.noneHint}
        </EmptyState>
      )}
    </PublicPage>
  );
}
