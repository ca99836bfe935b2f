import ReceiptText from "@lucide/icons/icons/receipt-text";
import { confirmGiftOrder } from "@reagent/api/contract/gift-order";
import { paths } from "@reagent/api/pages/paths";
import type { ReactNode } from "react";
import { OrderHead } from "../../../blocks/OrderHead/OrderHead.tsx";
import * as page from "../../../blocks/OrderSide/OrderPage.css.ts";
import { PublicPage } from "../../../blocks/PublicPage/PublicPage.tsx";
import { ButtonLink } from "../../../components/ButtonLink/ButtonLink.tsx";
import { EmptyState } from "../../../components/EmptyState/EmptyState.tsx";
import { SkeletonBox, TextSkeleton } from "../../../components/Skeleton/Skeleton.tsx";
import { Load } from "../../../data/Load.tsx";
import { useCall } from "../../../data/use-call.tsx";
import { useCopy } from "../../../language/language.tsx";
import { storageKeys } from "../../../state/storage-keys.ts";
import { useStoredValue } from "../../../state/use-stored-value.ts";
import { stack } from "../../../theme/layout.css.ts";
import { copy } from "./GiftPayment.copy.ts";
import { giftPayment as screen } from "./GiftPayment.screen.ts";
import { GiftStatement } from "./GiftStatement.tsx";

/** Step three of a gift order; without an id, of the order just placed on this device (customer centre §2, gift payment). */
export function GiftPayment({ orderId }: { orderId: string }) {
  const words = useCopy(copy);
  const title = useCopy(screen.title);
  const placed = useStoredValue(storageKeys.placedGiftOrder);
  const toPay = orderId || placed;
  return (
    <PublicPage title={title} root="orchard" isUnlisted>
      <OrderHead title={title} kind="gifts" step="payment" />
      {toPay ? (
        <LoadedStatement key={toPay} orderId={toPay} />
      ) : (
        <NoOrder title={words.none}>{words.noneHint}</NoOrder>
      )}
    </PublicPage>
  );
}

function LoadedStatement({ orderId }: { orderId: string }) {
  const words = useCopy(copy);
  const call = useCall(confirmGiftOrder, { orderId }, { rereadsOnReturn: true });
  return (
    <Load
      call={call}
      empty={<NoOrder title={words.notFound} />}
      warning={(notice) => (
        <div className={stack[4]}>
          {notice}
          <OrdersLink />
        </div>
      )}
      skeleton={
        <div className={page.page}>
          <div className={page.sections}>
            <div className={page.section}>
              <SkeletonBox width="96px" height="16px" />
              <TextSkeleton lines={4} />
            </div>
          </div>
          <div className={page.section}>
            <SkeletonBox width="144px" height="28px" />
            <SkeletonBox width="100%" height="44px" />
          </div>
        </div>
      }
    >
      {(order) => <GiftStatement order={order} />}
    </Load>
  );
}

function NoOrder({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <EmptyState icon={ReceiptText} title={title} actions={<OrdersLink />}>
      {children}
    </EmptyState>
  );
}

function OrdersLink() {
  const words = useCopy(copy);
  return (
    <span>
      <ButtonLink to={paths.giftOrders()}>{words.orders}</ButtonLink>
    </span>
  );
}
