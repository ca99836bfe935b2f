import { isRefusal } from "@reagent/api/client/failure";
import { confirmOrder } from "@reagent/api/contract/checkout";
import { codes } from "@reagent/api/contract/envelope";
import { Navigate } from "react-router-dom";
import { OrderHead } from "../../../blocks/OrderHead/OrderHead.tsx";
import { Breadcrumbs } from "../../../components/Breadcrumbs/Breadcrumbs.tsx";
import { LoadFailed } from "../../../components/LoadFailed/LoadFailed.tsx";
import { PageHead } from "../../../components/PageHead/PageHead.tsx";
import { useCall } from "../../../data/use-call.tsx";
import { useCopy } from "../../../language/language.tsx";
import { paths } from "../../../paths.ts";
import { copy } from "./Checkout.copy.ts";
import { checkout as screen } from "./Checkout.screen.ts";
import { CheckoutSkeleton } from "./CheckoutSkeleton.tsx";
import { FilledCheckout } from "./FilledCheckout.tsx";

/** /checkout: step two of an order, where it is confirmed (customer centre §2, checkout; §4, checkout; §5, checkout submit checks). */
export function Checkout() {
  const words = useCopy(copy);
  const title = useCopy(screen.title);
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
      <CheckoutContent />
    </>
  );
}

function CheckoutContent() {
  const { data, failure, isRefreshing, retry } = useCall(
    confirmOrder,
    {},
    { rereadsOnReturn: true },
  );
  if (isRefusal(failure, codes.emptyCart)) return <Navigate to={paths.orders()} replace />;
  if (data) return <FilledCheckout confirmation={data} />;
  return failure ? <LoadFailed onRetry={retry} isRetrying={isRefreshing} /> : <CheckoutSkeleton />;
}
