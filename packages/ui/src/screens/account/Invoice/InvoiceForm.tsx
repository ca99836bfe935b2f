import { isRefusal } from "@reagent/api/client/failure";
import { codes } from "@reagent/api/contract/envelope";
import { type InvoiceInfo, saveInvoice } from "@reagent/api/contract/invoice";
import { Invoice } from "@reagent/domain/invoice";
import { Form, type Submitted } from "../../../components/Form/Form.tsx";
import { SubmitButton } from "../../../components/Form/SubmitButton.tsx";
import { useShopForm } from "../../../components/Form/useShopForm.ts";
import { Notice } from "../../../components/Notice/Notice.tsx";
import { useOverlays } from "../../../components/overlay/useOverlays.ts";
import { useAction } from "../../../data/use-action.tsx";
import { useCopy } from "../../../language/language.tsx";
import { copy } from "./Invoice.copy.ts";
import { type InvoiceInput, InvoiceFields, inputOf } from "./InvoiceFields.tsx";

interface Props {
  readonly invoice: InvoiceInfo;
  readonly onSaved: () => Promise<void>;
}

/** The form of invoice information, which is submitted once (customer centre §5, invoice form). */
export function InvoiceForm({ invoice, onSaved }: Props) {
  const words = useCopy(copy);
  const { confirm, toast } = useOverlays();
  const { run } = useAction(saveInvoice);
  const { method } = invoice;
  const form = useShopForm<InvoiceInput, Invoice>(Invoice, {
    defaults: inputOf(invoice),
    draftKey: "invoice",
  });

  const submit = async (filled: Invoice): Promise<Submitted<InvoiceInput>> => {
    if (!(await confirm({ message: words.confirmSubmit }))) {
      toast({ message: words.submitDeclined, tone: "info" });
      return { kind: "refused" };
    }
    const outcome = await run(filled);
    if (outcome.ok) toast({ message: words.submitted, tone: "success" });
    // It may have been saved in another tab: the saved information is shown.
    const isSaved = outcome.ok || isRefusal(outcome.failure, codes.locked);
    if (isSaved) await onSaved();
    return { kind: isSaved ? "done" : "refused" };
  };

  return (
    <>
      <Notice>
        {method === "all-electronic" && `${words.allElectronicOnly} `}
        {words.lockedNote}
      </Notice>
      <Form of={form} label={words.form} messages={words.messages} onSubmit={submit}>
        <InvoiceFields of={form} method={method} />
        <div>
          <SubmitButton busyLabel={words.submitting}>{words.submit}</SubmitButton>
        </div>
      </Form>
    </>
  );
}
