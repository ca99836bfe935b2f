import type { BulkEnquiry } from "@reagent/domain/enquiry";
import { Checkbox } from "../../../components/Checkbox/Checkbox.tsx";
import { FieldGrid } from "../../../components/Form/FieldGrid.tsx";
import { FormField } from "../../../components/Form/FormField.tsx";
import { FormSection } from "../../../components/Form/FormSection.tsx";
import type { ShopForm } from "../../../components/Form/useShopForm.ts";
import { TextArea } from "../../../components/TextArea/TextArea.tsx";
import { TextField } from "../../../components/TextField/TextField.tsx";
import { useCopy } from "../../../language/language.tsx";
import { copy } from "./BulkEnquiry.copy.ts";

const REQUIRED = ["productName", "specification", "pack", "quantity"] as const;
const OPTIONAL = ["casNumber", "itemCode", "price", "neededBy"] as const;

/** The product, and the requested quantity. */
export function ProductFields({ of }: { of: ShopForm<BulkEnquiry, BulkEnquiry> }) {
  const words = useCopy(copy);
  return (
    <FormSection title={words.product} columns={1}>
      <FieldGrid>
        {REQUIRED.map((name) => (
          <FormField key={name} of={of} name={name}>
            {(field) => <TextField {...field} label={words[name]} isRequired />}
          </FormField>
        ))}
        {OPTIONAL.map((name) => (
          <FormField key={name} of={of} name={name}>
            {(field) => <TextField {...field} label={words[name]} />}
          </FormField>
        ))}
      </FieldGrid>
      <FormField of={of} name="note">
        {(field) => <TextArea {...field} label={words.note} rows={3} maxRows={12} />}
      </FormField>
      <FormField of={of} name="isFirst">
        {(field) => <Checkbox {...field} label={words.isFirst} />}
      </FormField>
    </FormSection>
  );
}
