import { type Confirmation, confirmOrder, priceOrder } from "@reagent/api/contract/checkout";
import { paths } from "@reagent/api/pages/paths";
import { useRef } from "react";
import { LoadFailed } from "../../../components/LoadFailed/LoadFailed.tsx";
import { Redirect } from "../../../components/Redirect/Redirect.tsx";
import { TextLink } from "../../../components/TextLink/TextLink.tsx";
import { failureMessage } from "../../../data/failure-words.ts";
import { useRefresh } from "../../../data/use-call.tsx";
import { useCopy, useLanguage } from "../../../language/language.tsx";
import { AddressChoice } from "./AddressChoice.tsx";
import { copy } from "./Checkout.copy.ts";
import * as css from "./Checkout.css.ts";
import { CouponChoice } from "./CouponChoice.tsx";
import { HazardReminder } from "./HazardReminder.tsx";
import { InvoiceCard } from "./InvoiceCard.tsx";
import type { InvoiceDraftHandle } from "./InvoiceDraft.tsx";
import { OrderedLines } from "./OrderedLines.tsx";
import { Remarks } from "./Remarks.tsx";
import { Section } from "./Section.tsx";
import { Summary } from "./Summary.tsx";
import { useCheckout } from "./useCheckout.ts";
import { useInvoiceChoice } from "./useInvoiceChoice.ts";
import { useInvoiceSplit } from "./useInvoiceSplit.ts";
import { useSubmitting } from "./useSubmitting.tsx";

/** The lines of the order and the choices about it: address, invoice, coupon and remarks. */
export function FilledCheckout({ confirmation }: { confirmation: Confirmation }) {
  const words = useCopy(copy);
  const language = useLanguage();
  const refresh = useRefresh();
  const checkout = useCheckout(confirmation);
  const invoice = useInvoiceChoice(confirmation, checkout);
  const split = useInvoiceSplit(confirmation, checkout);
  const addressPlace = useRef<HTMLButtonElement>(null);
  const invoicePlace = useRef<InvoiceDraftHandle>(null);
  const couponPlace = useRef<HTMLButtonElement>(null);
  const submitting = useSubmitting(
    { confirmation, checkout, invoice, split },
    { address: addressPlace, invoice: invoicePlace, coupon: couponPlace },
  );
  const { address, couponId, stored, price } = checkout;
  const { reagents, instruments, reagentTotal } = confirmation;

  if (price.look === "orders") return <Redirect to={paths.orders()} />;
  return (
    <div className={css.page}>
      <div className={css.sections}>
        <AddressChoice
          addresses={confirmation.addresses}
          chosen={address}
          onChoose={checkout.chooseAddress}
          error={submitting.addressError}
          ref={addressPlace}
        />
        <InvoiceCard
          invoice={confirmation.invoice}
          draft={invoice.draft}
          isDue={submitting.hasTried}
          delivery={invoice.delivery}
          split={split.props}
          ref={invoicePlace}
        />
        <CouponChoice
          coupons={confirmation.coupons}
          goods={reagentTotal.goods}
          couponId={couponId}
          onChoose={checkout.chooseCoupon}
          error={submitting.couponError}
          ref={couponPlace}
        />
        <Remarks orderNumber={stored.orderNumber} note={stored.note} onChange={checkout.store} />
        <Section
          title={words.lines}
          end={
            <TextLink kind="muted" to={paths.cart()}>
              {words.backToCart}
            </TextLink>
          }
        >
          <HazardReminder reagents={reagents} filings={price.data?.limit.filings ?? []} />
          <OrderedLines kind="reagent" lines={reagents} />
          <OrderedLines kind="instrument" lines={instruments} />
        </Section>
      </div>
      <Summary
        sums={price.data ?? confirmation}
        kinds={[
          ...(reagents.length > 0 ? (["reagentTotal"] as const) : []),
          ...(instruments.length > 0 ? (["instrumentTotal"] as const) : []),
        ]}
        isStale={price.isRefreshing || price.failure !== undefined}
        address={address}
        trouble={
          price.failure && (
            <LoadFailed
              isRetrying={price.isRefreshing}
              onRetry={() => void refresh(confirmOrder, priceOrder)}
            >
              {failureMessage(price.failure, language)}
            </LoadFailed>
          )
        }
        blockers={submitting.blockers}
        limited={submitting.limited}
        hasTried={submitting.hasTried}
        isBusy={submitting.isBusy}
        onPrepare={submitting.prepare}
        onSubmit={submitting.submit}
      />
    </div>
  );
}
