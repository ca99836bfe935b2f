import type { BulkEnquiry } from "@reagent/domain/enquiry";
import { RegionFields } from "../../../blocks/RegionFields/RegionFields.tsx";
import { FormField } from "../../../components/Form/FormField.tsx";
import type { ShopForm } from "../../../components/Form/useShopForm.ts";
import { TextField } from "../../../components/TextField/TextField.tsx";
import { useCopy } from "../../../language/language.tsx";
import { FormSection } from "../../account/parts/AccountPage/FormSection.tsx";
import { landline } from "../../address/parts/AddressFields/AddressFields.css.ts";
import * as css from "../parts/EnquiryPage.css.ts";
import { copy } from "./BulkEnquiry.copy.ts";

/** Who asks, and where the goods would go. */
export function PersonFields({ of }: { of: ShopForm<BulkEnquiry, BulkEnquiry> }) {
  const words = useCopy(copy);
  return (
    <>
      <FormSection title={words.person}>
        <FormField of={of} name="name">
          {(field) => <TextField {...field} label={words.name} autoComplete="name" isRequired />}
        </FormField>
        <FormField of={of} name="mobile">
          {(field) => (
            <TextField {...field} label={words.mobile} type="tel" autoComplete="tel" isRequired />
          )}
        </FormField>
        <FormField of={of} name="email">
          {(field) => (
            <TextField
              {...field}
              label={words.email}
              type="email"
              autoComplete="email"
              isRequired
            />
          )}
        </FormField>
      </FormSection>
      <FormSection title={words.place} layout="rows">
        <FormField of={of} name="company">
          {(field) => (
            <TextField {...field} label={words.company} autoComplete="organization" isRequired />
          )}
        </FormField>
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
          <div className={landline} role="group" aria-label={words.landline}>
            {(["area", "phone", "extension"] as const).map((name) => (
              <FormField key={name} of={of} name={name}>
                {(field) => <TextField {...field} label={words[name]} inputMode="numeric" />}
              </FormField>
            ))}
          </div>
        </div>
      </FormSection>
    </>
  );
}
