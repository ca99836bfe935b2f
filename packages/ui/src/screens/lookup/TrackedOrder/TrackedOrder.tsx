import { trackShipment } from "@reagent/api/contract/shipment";
import { paths } from "@reagent/api/pages/paths";
import { useEffect, useRef } from "react";
import { PublicPage } from "../../../blocks/PublicPage/PublicPage.tsx";
import { Redirect } from "../../../components/Redirect/Redirect.tsx";
import { TextSkeleton } from "../../../components/Skeleton/Skeleton.tsx";
import { Load } from "../../../data/Load.tsx";
import { type Call, useCall } from "../../../data/use-call.tsx";
import { useCopy } from "../../../language/language.tsx";
import { storageKeys } from "../../../state/storage-keys.ts";
import { useStorage } from "../../../state/storage.tsx";
import { useIsHydrated } from "../../../state/use-is-hydrated.ts";
import { useStoredValue } from "../../../state/use-stored-value.ts";
import { text } from "../../../theme/text.css.ts";
import { ShippingForm } from "../parts/ShippingForm/ShippingForm.tsx";
import { Parcels } from "./Parcels.tsx";
import { copy } from "./TrackedOrder.copy.ts";
import * as css from "./TrackedOrder.css.ts";
import { trackedOrder } from "./TrackedOrder.screen.ts";

const { shipping } = storageKeys;

/**
 * The parcels of the order that was looked up, for guests too; leaving the page clears what was looked up (customer centre §2, package
 * search; storefront §4, checkout data).
 */
export function TrackedOrder() {
  const words = useCopy(copy);
  const title = useCopy(trackedOrder.title);
  const { local } = useStorage();
  const isHydrated = useIsHydrated();
  const company = useStoredValue(shipping.company) ?? "";
  const orderCode = useStoredValue(shipping.orderCode) ?? "";
  const isAsked = company !== "" && orderCode !== "";
  const call = useCall(trackShipment, isAsked ? { company, orderCode } : null);
  useEffect(
    () => () => {
      local.remove(shipping.company);
      local.remove(shipping.orderCode);
    },
    [local],
  );
  const { result, ask } = useResultFocus(call);
  if (isHydrated && !isAsked) return <Redirect to={paths.shippingSearch()} />;
  return (
    <PublicPage
      title={title}
      under={[{ label: words.search, to: paths.shippingSearch() }]}
      isUnlisted
    >
      <h1 className={text[26]}>{title}</h1>
      <section className={css.result} aria-label={words.result} tabIndex={-1} ref={result}>
        <Load
          call={call}
          skeleton={<TextSkeleton lines={6} />}
          warning={(notice) => <div className={css.notice}>{notice}</div>}
        >
          {(order) => <Parcels order={order} company={company} />}
        </Load>
      </section>
      {!call.isLoading && (
        <section className={css.again}>
          <h2 className={css.againTitle}>{call.failure ? words.again : words.another}</h2>
          <ShippingForm key={`${company} ${orderCode}`} onAsk={ask} />
        </section>
      )}
    </PublicPage>
  );
}

/** Moves focus and view to what another lookup finds, or to why it fails. */
function useResultFocus({ isLoading, isRefreshing, retry }: Call<unknown>) {
  const result = useRef<HTMLElement>(null);
  const isAwaited = useRef(false);
  useEffect(() => {
    if (!isAwaited.current || isLoading || isRefreshing) return;
    isAwaited.current = false;
    result.current?.scrollIntoView();
    result.current?.focus({ preventScroll: true });
  }, [isLoading, isRefreshing]);
  const ask = () => {
    isAwaited.current = true;
    // The same lookup is made again.
    retry();
  };
  return { result, ask };
}
