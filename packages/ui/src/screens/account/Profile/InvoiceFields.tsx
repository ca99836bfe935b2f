import type { Profile } from "@reagent/api/contract/profile";
import {
  choosableInvoiceTypes,
  INVOICE_FIELDS,
  type InvoiceField,
  isInvoiceSaved,
  requiredInvoiceFields,
} from "@reagent/domain/invoice";
import type { ProfileForm } from "@reagent/domain/profile";
import { useWatch } from "react-hook-form";
import { DefinitionList } from "../../../components/DefinitionList/DefinitionList.tsx";
import { FormField } from "../../../components/Form/FormField.tsx";
import { FormSection } from "../../../components/Form/FormSection.tsx";
import type { ShopForm } from "../../../components/Form/useShopForm.ts";
import { SelectField } from "../../../components/SelectField/SelectField.tsx";
import { TextField } from "../../../components/TextField/TextField.tsx";
import { useCopy } from "../../../language/language.tsx";
import { copy as invoiceCopy } from "../Invoice/Invoice.copy.ts";
import { inputOf } from "./profile-values.ts";
import { copy } from "./Profile.copy.ts";

interface Props {
  readonly of: ShopForm<ProfileForm, ProfileForm>;
  readonly profile: Profile;
}

/** Invoice information: editable, or read-only once submitted (customer centre §5, profile; §6, saved data). */
export function InvoiceFields({ of, profile }: Props) {
  const words = useCopy(copy);
  return isInvoiceSaved(profile.invoiceType) ? (
    <FormSection title={words.invoice} description={words.invoiceLocked} columns={1}>
      <SubmittedInvoice invoice={inputOf(profile).invoice} />
    </FormSection>
  ) : (
    <FormSection title={words.invoice}>
      <OpenInvoice of={of} method={profile.invoiceMethod} />
    </FormSection>
  );
}

function SubmittedInvoice({ invoice }: { invoice: ProfileForm["invoice"] }) {
  const words = useCopy(invoiceCopy);
  const filled = INVOICE_FIELDS.filter((field) => invoice[field] !== "");
  return (
    <DefinitionList
      isRuled
      entries={[
        { term: words.type, value: words.types[invoice.type] },
        ...filled.map((field) => ({ term: words.fields[field], value: invoice[field] })),
      ]}
    />
  );
}

type OpenProps = Pick<Props, "of"> & { method: Profile["invoiceMethod"] };

function OpenInvoice({ of, method }: OpenProps) {
  const words = useCopy(invoiceCopy);
  const type = useWatch({ control: of.form.control, name: "invoice.type" });
  const required = requiredInvoiceFields(type, "profile");
  // The tax number is optional for any type; the other fields are shown for the types that require them.
  const shown = INVOICE_FIELDS.filter((field) => field === "taxNumber" || required.includes(field));
  const input = (name: InvoiceField) => (
    <FormField key={name} of={of} name={`invoice.${name}`}>
      {(field) => (
        <TextField
          {...field}
          label={words.fields[name]}
          isRequired={required.includes(name)}
          type={name === "email" ? "email" : "text"}
        />
      )}
    </FormField>
  );
  return (
    <>
      <FormField of={of} name="invoice.type">
        {(field) => (
          <SelectField
            {...field}
            label={words.type}
            options={choosableInvoiceTypes(method).map((value) => ({
              value,
              label: words.types[value],
            }))}
          />
        )}
      </FormField>
      {shown.map(input)}
    </>
  );
}
