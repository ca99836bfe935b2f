import { type InvoiceInfo, readInvoice } from "@reagent/api/contract/invoice";
import { isInvoiceSaved } from "@reagent/domain/invoice";
import { FormSkeleton } from "../../../components/Form/FormSkeleton.tsx";
import { Load } from "../../../data/Load.tsx";
import { useCall, useRefresh } from "../../../data/use-call.tsx";
import { useCopy } from "../../../language/language.tsx";
import { stack } from "../../../theme/layout.css.ts";
import { AccountPage } from "../parts/AccountPage/AccountPage.tsx";
import { copy } from "./Invoice.copy.ts";
import { invoice as screen } from "./Invoice.screen.ts";
import { InvoiceForm } from "./InvoiceForm.tsx";
import { SavedInvoice } from "./SavedInvoice.tsx";

/**
 * The customer's invoice information, submitted once (customer centre §2, /profile/invoice; §4, invoice upgrade; §5, invoice form).
 */
export function Invoice() {
  const words = useCopy(copy);
  const title = useCopy(screen.title);
  const call = useCall(readInvoice, {});
  return (
    <AccountPage title={title} lead={words.lead}>
      <Load call={call} skeleton={<FormSkeleton fields={4} />} className={stack[6]}>
        {(info) => <InvoiceState invoice={info} />}
      </Load>
    </AccountPage>
  );
}

function InvoiceState({ invoice }: { invoice: InvoiceInfo }) {
  const refresh = useRefresh();
  const readAgain = () => refresh(readInvoice);
  return isInvoiceSaved(invoice.type) ? (
    <SavedInvoice invoice={invoice} onUpgraded={readAgain} />
  ) : (
    <InvoiceForm invoice={invoice} onSaved={readAgain} />
  );
}
