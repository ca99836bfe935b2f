import { type Confirmation, confirmOrder } from "@reagent/api/contract/checkout";
import { readInvoice } from "@reagent/api/contract/invoice";
import { isInvoiceSaved } from "@reagent/domain/invoice";
import { lazy, memo, type Ref } from "react";
import { LazyContent } from "../../../blocks/Boundary/LazyContent.tsx";
import { FormSkeleton } from "../../../components/Form/FormSkeleton.tsx";
import { Loading } from "../../../components/Skeleton/Skeleton.tsx";
import { useRefresh } from "../../../data/use-call.tsx";
import { useCopy } from "../../../language/language.tsx";
import { SavedInvoice } from "../../account/Invoice/SavedInvoice.tsx";
import { copy } from "./Checkout.copy.ts";
import * as css from "./Checkout.css.ts";
import { InvoiceDelivery, type InvoiceDeliveryProps } from "./InvoiceDelivery.tsx";
import type { InvoiceDraftHandle, InvoiceDraftProps } from "./InvoiceDraft.tsx";
import { InvoiceSplit, type InvoiceSplitProps } from "./InvoiceSplit.tsx";
import { Section } from "./Section.tsx";

const InvoiceDraft = lazy(async () => ({
  default: (await import("./InvoiceDraft.tsx")).InvoiceDraft,
}));

interface Props {
  readonly invoice: Confirmation["invoice"];
  readonly draft: Pick<InvoiceDraftProps, "mailbox" | "onInput" | "onMailbox">;
  readonly isDue: boolean;
  /** Absent for invoices that are not on paper. */
  readonly delivery: InvoiceDeliveryProps | undefined;
  readonly split: InvoiceSplitProps;
  readonly ref: Ref<InvoiceDraftHandle>;
}

/** The invoice of the order: entered with the first order, read-only afterwards (customer centre §4, invoice upgrade). */
export const InvoiceCard = memo(function InvoiceCard({
  invoice,
  draft,
  isDue,
  delivery,
  split,
  ref,
}: Props) {
  const words = useCopy(copy);
  const refresh = useRefresh();
  const isSaved = isInvoiceSaved(invoice.type);
  return (
    <Section
      title={words.invoice}
      end={
        !isSaved && (
          <p className={css.note}>
            {words.invoiceOnce(
              invoice.method === "all-electronic" ? words.allElectronicOnly : words.ordinaryInvoice,
            )}
          </p>
        )
      }
    >
      {isSaved ? (
        <SavedInvoice
          invoice={invoice}
          onUpgraded={() => refresh(confirmOrder, readInvoice)}
          isPart
        />
      ) : (
        <LazyContent
          skeleton={
            <Loading>
              <FormSkeleton fields={4} />
            </Loading>
          }
        >
          <InvoiceDraft {...draft} invoice={invoice} isDue={isDue} ref={ref} />
        </LazyContent>
      )}
      {delivery && <InvoiceDelivery {...delivery} />}
      <InvoiceSplit {...split} />
    </Section>
  );
});
