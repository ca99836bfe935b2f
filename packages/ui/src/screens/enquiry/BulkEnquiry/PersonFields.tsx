import type { BulkEnquiry } from "@reagent/domain/enquiry";
import { OrganizationFields } from "../../../blocks/OrganizationFields/OrganizationFields.tsx";
import { PersonField } from "../../../blocks/PersonField/PersonField.tsx";
import { FormSection } from "../../../components/Form/FormSection.tsx";
import type { ShopForm } from "../../../components/Form/useShopForm.ts";
import { useCopy } from "../../../language/language.tsx";
import { copy } from "./BulkEnquiry.copy.ts";

/** The person, and the place of delivery. */
export function PersonFields({ of }: { of: ShopForm<BulkEnquiry, BulkEnquiry> }) {
  const words = useCopy(copy);
  return (
    <>
      <FormSection title={words.person}>
        <PersonField of={of} name="name" label={words.name} />
        <PersonField of={of} name="mobile" label={words.mobile} />
        <PersonField of={of} name="email" label={words.email} />
      </FormSection>
      <FormSection title={words.place} columns={1}>
        <OrganizationFields of={of} labels={words} isRegionRequired={false} />
      </FormSection>
    </>
  );
}
