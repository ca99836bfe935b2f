import type { InvoiceInfo } from "@reagent/api/contract/invoice";
import { Invoice } from "@reagent/domain/invoice";
import { type Ref, useEffect, useEffectEvent, useImperativeHandle } from "react";
import { Form } from "../../../components/Form/Form.tsx";
import { useShopForm } from "../../../components/Form/useShopForm.ts";
import { useCopy } from "../../../language/language.tsx";
import { copy } from "../../account/Invoice/Invoice.copy.ts";
import { InvoiceFields, type InvoiceInput, inputOf } from "../../account/Invoice/InvoiceFields.tsx";

export interface InvoiceDraftHandle {
  /** The filled-in invoice; undefined where it is invalid, which marks the fields and focuses the first. */
  readonly judge: () => Promise<Invoice | undefined>;
  /** Deletes the stored draft after saving. */
  readonly drop: () => void;
}

export interface InvoiceDraftProps {
  readonly invoice: InvoiceInfo;
  /** The e-mail address typed before a reload, otherwise the customer's. */
  readonly mailbox: string;
  readonly onMailbox: (email: string) => void;
  /** Called with the values at first and on every change. */
  readonly onInput: (input: InvoiceInput) => void;
  /** Whether submit was pressed before the form had loaded; the form then validates at once. */
  readonly isDue: boolean;
  readonly ref: Ref<InvoiceDraftHandle>;
}

/** The invoice form of the checkout, which is submitted with the order. */
export function InvoiceDraft({
  invoice,
  mailbox,
  onMailbox,
  onInput,
  isDue,
  ref,
}: InvoiceDraftProps) {
  const words = useCopy(copy);
  const draft = useShopForm<InvoiceInput, Invoice>(Invoice, {
    defaults: { ...inputOf(invoice), email: mailbox },
    draftKey: "invoice",
    // The e-mail address is stored separately.
    secret: ["email"],
  });
  const { form, dropDraft } = draft;
  const { subscribe, getValues, handleSubmit } = form;

  const report = useEffectEvent((input: InvoiceInput) => {
    onInput(input);
    if (input.email !== mailbox) onMailbox(input.email);
  });
  useEffect(() => {
    report(getValues());
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => report(values),
    });
  }, [subscribe, getValues]);

  const judgeAtOnce = useEffectEvent(() => {
    if (isDue) void handleSubmit(() => {})();
  });
  useEffect(() => judgeAtOnce(), []);

  useImperativeHandle(
    ref,
    () => ({
      judge: async () => {
        let judged: Invoice | undefined;
        await handleSubmit((filled) => {
          judged = filled;
        })();
        return judged;
      },
      drop: dropDraft,
    }),
    [handleSubmit, dropDraft],
  );

  return (
    <Form
      of={draft}
      label={words.form}
      messages={words.messages}
      onSubmit={() => Promise.resolve({ kind: "refused" })}
    >
      <InvoiceFields of={draft} method={invoice.method} />
    </Form>
  );
}
