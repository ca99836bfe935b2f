import { confirmOrder } from "@reagent/api/contract/checkout";
import { OrderHead } from "../../../blocks/OrderHead/OrderHead.tsx";
import { Breadcrumbs } from "../../../components/Breadcrumbs/Breadcrumbs.tsx";
import { PageHead } from "../../../components/PageHead/PageHead.tsx";
import { Load } from "../../../data/Load.tsx";
import { useCall } from "../../../data/use-call.tsx";
import { useCopy } from "../../../language/language.tsx";
import { paths } from "../../../paths.ts";
import { copy } from "./Checkout.copy.ts";
import { checkout as screen } from "./Checkout.screen.ts";
import { CheckoutSkeleton } from "./CheckoutSkeleton.tsx";
import { FilledCheckout } from "./FilledCheckout.tsx";

/** /checkout: step two of an order, its confirmation (customer centre §2, checkout; §4, checkout; §5, checkout submit checks). */
export function Checkout() {
  const words = useCopy(copy);
  const title = useCopy(screen.title);
  const call = useCall(confirmOrder, {}, { rereadsOnReturn: true });
  return (
    <>
      <PageHead subject={title} isUnlisted />
      <Breadcrumbs
        crumbs={[
          { label: words.home, to: paths.home() },
          { label: words.cart, to: paths.cart() },
          { label: title },
        ]}
      />
      <OrderHead title={title} step="checkout" />
      <Load call={call} skeleton={<CheckoutSkeleton />}>
        {(confirmation) => <FilledCheckout confirmation={confirmation} />}
      </Load>
    </>
  );
}
