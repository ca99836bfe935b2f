import { readOrchardUser } from "@reagent/api/contract/gift";
import { readGiftCheckout } from "@reagent/api/contract/gift-order";
import { paths } from "@reagent/api/pages/paths";
import { useEffect } from "react";
import { OrderHead } from "../../../blocks/OrderHead/OrderHead.tsx";
import * as page from "../../../blocks/OrderSide/OrderPage.css.ts";
import { PublicPage } from "../../../blocks/PublicPage/PublicPage.tsx";
import { SkeletonBox, TextSkeleton } from "../../../components/Skeleton/Skeleton.tsx";
import { Load } from "../../../data/Load.tsx";
import { useCall, useRefresh } from "../../../data/use-call.tsx";
import { useCopy } from "../../../language/language.tsx";
import { copy } from "./GiftCheckout.copy.ts";
import { giftCheckout as screen } from "./GiftCheckout.screen.ts";
import { GiftOrderForm } from "./GiftOrderForm.tsx";

/** Step two of a gift order (customer centre §2, gift checkout; §8, orchard). */
export function GiftCheckout() {
  const words = useCopy(copy);
  const title = useCopy(screen.title);
  const refresh = useRefresh();
  const call = useCall(readGiftCheckout, {}, { rereadsOnReturn: true });
  const isNothingLeft = call.look === "gift-orders";
  useEffect(() => {
    if (isNothingLeft) void refresh(readOrchardUser);
  }, [isNothingLeft, refresh]);
  return (
    <PublicPage
      title={title}
      root="orchard"
      under={[{ label: words.basket, to: paths.basket() }]}
      isUnlisted
    >
      <OrderHead title={title} kind="gifts" step="checkout" />
      <Load call={call} skeleton={<CheckoutSkeleton />}>
        {(checkout) => <GiftOrderForm checkout={checkout} />}
      </Load>
    </PublicPage>
  );
}

function CheckoutSkeleton() {
  return (
    <div className={page.page}>
      <div className={page.sections}>
        <div className={page.section}>
          <SkeletonBox width="96px" height="16px" />
          <TextSkeleton lines={6} />
        </div>
        <div className={page.section}>
          <SkeletonBox width="96px" height="16px" />
          <TextSkeleton lines={3} />
        </div>
      </div>
      <div className={page.section}>
        <SkeletonBox width="144px" height="28px" />
        <SkeletonBox width="100%" height="44px" />
      </div>
    </div>
  );
}
