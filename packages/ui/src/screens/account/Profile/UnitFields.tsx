import type { ProfileForm } from "@reagent/domain/profile";
import { OrganizationFields } from "../../../blocks/OrganizationFields/OrganizationFields.tsx";
import { FormSection } from "../../../components/Form/FormSection.tsx";
import type { ShopForm } from "../../../components/Form/useShopForm.ts";
import { useCopy } from "../../../language/language.tsx";
import { copy } from "./Profile.copy.ts";

/** The customer's organization and its address. */
export function UnitFields({ of }: { of: ShopForm<ProfileForm, ProfileForm> }) {
  const words = useCopy(copy);
  return (
    <FormSection title={words.unit} columns={1}>
      <OrganizationFields of={of} labels={words} />
    </FormSection>
  );
}
