import type { BulkEnquiry } from "@reagent/domain/enquiry";
import { LandlineFields } from "../../../blocks/LandlineFields/LandlineFields.tsx";
import { PersonField } from "../../../blocks/PersonField/PersonField.tsx";
import { RegionFields } from "../../../blocks/RegionFields/RegionFields.tsx";
import { FormField } from "../../../components/Form/FormField.tsx";
import type { ShopForm } from "../../../components/Form/useShopForm.ts";
import { TextField } from "../../../components/TextField/TextField.tsx";
import { useCopy } from "../../../language/language.tsx";
import { FormSection } from "../../account/parts/AccountPage/FormSection.tsx";
import * as css from "../parts/EnquiryPage.css.ts";
import { copy } from "./BulkEnquiry.copy.ts";

/** Who asks, and where the goods would go. */
export function PersonFields({ of }: { of: ShopForm<BulkEnquiry, BulkEnquiry> }) {
  const words = useCopy(copy);
  return (
    <>
      <FormSection title={words.person}>
        <PersonField of={of} name="name" label={words.name} />
        <PersonField of={of} name="mobile" label={words.mobile} />
        <PersonField of={of} name="email" label={words.email} />
      </FormSection>
      <FormSection title={words.place} layout="rows">
        <PersonField of={of} name="company" label={words.company} />
        <RegionFields of={of} isRequired={false} />
        <FormField of={of} name="address">
          {(field) => (
            <TextField {...field} label={words.address} autoComplete="address-line1" isRequired />
          )}
        </FormField>
        <div className={css.fields}>
          <FormField of={of} name="zip">
            {(field) => (
              <TextField
                {...field}
                label={words.zip}
                autoComplete="postal-code"
                inputMode="numeric"
              />
            )}
          </FormField>
          <FormField of={of} name="fax">
            {(field) => <TextField {...field} label={words.fax} inputMode="tel" />}
          </FormField>
          <LandlineFields of={of} />
        </div>
      </FormSection>
    </>
  );
}
