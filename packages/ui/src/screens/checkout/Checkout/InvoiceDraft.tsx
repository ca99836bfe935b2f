import type { InvoiceInfo } from "@reagent/api/contract/invoice";
import { Invoice } from "@reagent/domain/invoice";
import { type Ref, useEffect, useEffectEvent, useImperativeHandle } from "react";
import { Form } from "../../../components/Form/Form.tsx";
import { useShopForm } from "../../../components/Form/useShopForm.ts";
import { useCopy } from "../../../language/language.tsx";
import { copy } from "../../account/Invoice/Invoice.copy.ts";
import { InvoiceFields, type InvoiceInput, inputOf } from "../../account/Invoice/InvoiceFields.tsx";

export interface InvoiceDraftHandle {
  /** What was filled in; nothing where something is wrong, which is then said by each field, the first of them focused. */
  readonly judge: () => Promise<Invoice | undefined>;
  /** Forgets what is kept of it: it was saved. */
  readonly drop: () => void;
}

export interface InvoiceDraftProps {
  readonly invoice: InvoiceInfo;
  /** The e-mail address that was typed before a reload, else the customer's. */
  readonly mailbox: string;
  readonly onMailbox: (email: string) => void;
  /** Told of all that stands in the fields, and of every change. */
  readonly onInput: (input: InvoiceInput) => void;
  /** Whether the customer has tried to go on before the form was here: it then says at once what is wrong. */
  readonly isDue: boolean;
  readonly ref: Ref<InvoiceDraftHandle>;
}

/** Invoice information that goes with the order: it has no button of its own. */
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
    // It has a place of its own on the device.
    secret: ["email"],
  });
  const { form, dropDraft } = draft;
  const { subscribe, getValues, handleSubmit } = form;

  const tell = useEffectEvent((input: InvoiceInput) => {
    onInput(input);
    if (input.email !== mailbox) onMailbox(input.email);
  });
  useEffect(() => {
    tell(getValues());
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => tell(values),
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
