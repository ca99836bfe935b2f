import type { InvoiceInfo } from "@reagent/api/contract/invoice";
import {
  choosableInvoiceTypes,
  type Invoice,
  type InvoiceField,
  type InvoiceMethod,
  type KnownInvoiceType,
  requiredInvoiceFields,
} from "@reagent/domain/invoice";
import { useWatch } from "react-hook-form";
import { FieldGrid } from "../../../components/Form/FieldGrid.tsx";
import { FormField } from "../../../components/Form/FormField.tsx";
import type { ShopForm } from "../../../components/Form/useShopForm.ts";
import { SelectField } from "../../../components/SelectField/SelectField.tsx";
import { TextField } from "../../../components/TextField/TextField.tsx";
import { useCopy } from "../../../language/language.tsx";
import { copy } from "./Invoice.copy.ts";

export type InvoiceInput = Record<InvoiceField, string> & { type: KnownInvoiceType };

/** The initial values of the form. */
export function inputOf(invoice: InvoiceInfo): InvoiceInput {
  const { title, taxNumber, bank, bankAccount, address, phone, email } = invoice;
  return { type: "blank", title, taxNumber, bank, bankAccount, address, phone, email };
}

const typing = {
  title: { autoComplete: "organization" },
  taxNumber: { autoCapitalize: "characters", spellCheck: false },
  bank: {},
  bankAccount: { inputMode: "numeric" },
  address: { autoComplete: "address-line1" },
  phone: { type: "tel", autoComplete: "tel" },
  email: { type: "email", autoComplete: "email", inputMode: "email" },
} as const satisfies Record<InvoiceField, object>;

interface Props {
  readonly of: ShopForm<InvoiceInput, Invoice>;
  readonly method: InvoiceMethod;
}

/** The fields of invoice information, which depend on the chosen type (customer centre §5, invoice form). */
export function InvoiceFields({ of, method }: Props) {
  const words = useCopy(copy);
  const type = useWatch({ control: of.form.control, name: "type" });
  const types = choosableInvoiceTypes(method).filter((each) => each !== "blank");
  return (
    <FieldGrid>
      <FormField of={of} name="type">
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
        <InvoiceText key={name} of={of} name={name} />
      ))}
    </FieldGrid>
  );
}

/** A text field of the invoice. The e-mail address is validated when its field loses the focus. */
function InvoiceText({ of, name }: { of: ShopForm<InvoiceInput, Invoice>; name: InvoiceField }) {
  const words = useCopy(copy);
  const validateEmail = (isDue: boolean) => {
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
            validateEmail(field.error !== undefined);
          }}
          onBlur={() => {
            field.onBlur();
            validateEmail(field.value !== "");
          }}
        />
      )}
    </FormField>
  );
}
