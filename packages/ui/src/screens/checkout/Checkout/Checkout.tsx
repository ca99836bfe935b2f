import { confirmOrder } from "@reagent/api/contract/checkout";
import { paths } from "@reagent/api/pages/paths";
import { useStore } from "jotai";
import { useEffect } from "react";
import { OrderHead } from "../../../blocks/OrderHead/OrderHead.tsx";
import { PublicPage } from "../../../blocks/PublicPage/PublicPage.tsx";
import { Load } from "../../../data/Load.tsx";
import { useCall } from "../../../data/use-call.tsx";
import { useCopy } from "../../../language/language.tsx";
import { isSentToLoginAtom } from "../../../state/atoms.ts";
import { dropCheckout } from "../../../state/drop-checkout.ts";
import { useStorage } from "../../../state/storage.tsx";
import { copy } from "./Checkout.copy.ts";
import { checkout as screen } from "./Checkout.screen.ts";
import { CheckoutSkeleton } from "./CheckoutSkeleton.tsx";
import { FilledCheckout } from "./FilledCheckout.tsx";

/** /checkout: step two of an order, its confirmation (customer centre §2, checkout; §4, checkout; §5, checkout submit checks). */
export function Checkout() {
  const words = useCopy(copy);
  const title = useCopy(screen.title);
  const call = useCall(confirmOrder, {}, { rereadsOnReturn: true });
  const { local } = useStorage();
  const { get } = useStore();
  // Also where the page leads on because nothing can be ordered (storefront §4, checkout data).
  useEffect(
    () => () => {
      if (!get(isSentToLoginAtom)) dropCheckout(local);
    },
    [get, local],
  );
  return (
    <PublicPage title={title} under={[{ label: words.cart, to: paths.cart() }]} isUnlisted>
      <OrderHead title={title} step="checkout" />
      <Load call={call} skeleton={<CheckoutSkeleton />}>
        {(confirmation) => <FilledCheckout confirmation={confirmation} />}
      </Load>
    </PublicPage>
  );
}
