import { isRefusal } from "@reagent/api/client/failure";
import { codes } from "@reagent/api/contract/envelope";
import { type InvoiceInfo, saveInvoice } from "@reagent/api/contract/invoice";
import {
  choosableInvoiceTypes,
  Invoice,
  type InvoiceField,
  type KnownInvoiceType,
  requiredInvoiceFields,
} from "@reagent/domain/invoice";
import { useWatch } from "react-hook-form";
import { Form, type Submitted } from "../../../components/Form/Form.tsx";
import { FormField } from "../../../components/Form/FormField.tsx";
import { SubmitButton } from "../../../components/Form/SubmitButton.tsx";
import { type ShopForm, useShopForm } from "../../../components/Form/useShopForm.ts";
import { Notice } from "../../../components/Notice/Notice.tsx";
import { useOverlays } from "../../../components/overlay/useOverlays.ts";
import { SelectField } from "../../../components/SelectField/SelectField.tsx";
import { TextField } from "../../../components/TextField/TextField.tsx";
import { useAction } from "../../../data/use-action.tsx";
import { useCopy } from "../../../language/language.tsx";
import * as css from "../AccountPage/AccountPage.css.ts";
import { copy } from "./Invoice.copy.ts";

type Input = Record<InvoiceField, string> & { type: KnownInvoiceType };

const typing = {
  title: { autoComplete: "organization" },
  taxNumber: { autoCapitalize: "characters", spellCheck: false },
  bank: {},
  bankAccount: { inputMode: "numeric" },
  address: { autoComplete: "street-address" },
  phone: { type: "tel", autoComplete: "tel" },
  email: { type: "email", autoComplete: "email", inputMode: "email" },
} as const satisfies Record<InvoiceField, object>;

interface Props {
  readonly invoice: InvoiceInfo;
  readonly onSaved: () => Promise<void>;
}

/** Takes invoice information, once: the type chosen says which fields there are (customer centre §5, invoice form). */
export function InvoiceForm({ invoice, onSaved }: Props) {
  const words = useCopy(copy);
  const { confirm, toast } = useOverlays();
  const { run } = useAction(saveInvoice);
  const { title, taxNumber, bank, bankAccount, address, phone, email, method } = invoice;
  const form = useShopForm<Input, Invoice>(Invoice, {
    defaults: { type: "blank", title, taxNumber, bank, bankAccount, address, phone, email },
    draftKey: "invoice",
  });
  const type = useWatch({ control: form.form.control, name: "type" });

  const submit = async (filled: Invoice): Promise<Submitted<Input>> => {
    if (!(await confirm({ message: words.confirmSubmit }))) {
      toast({ message: words.submitDeclined, tone: "info" });
      return { kind: "refused" };
    }
    const outcome = await run(filled);
    if (outcome.ok) toast({ message: words.submitted, tone: "success" });
    // Saved already, perhaps in another tab: shown as it stands.
    const isSaved = outcome.ok || isRefusal(outcome.failure, codes.locked);
    if (isSaved) await onSaved();
    return { kind: isSaved ? "done" : "refused" };
  };

  const types = choosableInvoiceTypes(method).filter((each) => each !== "blank");
  return (
    <>
      <Notice>
        {method === "all-electronic" && `${words.allElectronicOnly} `}
        {words.lockedNote}
      </Notice>
      <Form of={form} label={words.form} messages={words.messages} onSubmit={submit}>
        <div className={css.fields}>
          <FormField of={form} name="type">
            {(field) => (
              <SelectField
                {...field}
                value={field.value === "blank" ? "" : field.value}
                label={words.type}
                placeholder={words.typePlaceholder}
                options={types.map((value) => ({ value, label: words.types[value] }))}
                isRequired
              />
            )}
          </FormField>
          {requiredInvoiceFields(type).map((name) => (
            <InvoiceText key={name} of={form} name={name} />
          ))}
        </div>
        <div>
          <SubmitButton busyLabel={words.submitting}>{words.submit}</SubmitButton>
        </div>
      </Form>
    </>
  );
}

/** One text of the invoice. The format of the e-mail address is judged already when its field is left. */
function InvoiceText({ of, name }: { of: ShopForm<Input, Invoice>; name: InvoiceField }) {
  const words = useCopy(copy);
  const judgeEmail = (isDue: boolean) => {
    if (name === "email" && isDue) void of.form.trigger("email");
  };
  return (
    <FormField of={of} name={name}>
      {(field) => (
        <TextField
          {...field}
          {...typing[name]}
          label={words.fields[name]}
          isRequired
          onChange={(text) => {
            field.onChange(text);
            judgeEmail(field.error !== undefined);
          }}
          onBlur={() => {
            field.onBlur();
            judgeEmail(field.value !== "");
          }}
        />
      )}
    </FormField>
  );
}
