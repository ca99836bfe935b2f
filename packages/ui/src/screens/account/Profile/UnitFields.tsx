import type { ProfileForm } from "@reagent/domain/profile";
import { LandlineFields } from "../../../blocks/LandlineFields/LandlineFields.tsx";
import { PersonField } from "../../../blocks/PersonField/PersonField.tsx";
import { RegionFields } from "../../../blocks/RegionFields/RegionFields.tsx";
import { FormField } from "../../../components/Form/FormField.tsx";
import type { ShopForm } from "../../../components/Form/useShopForm.ts";
import { TextField } from "../../../components/TextField/TextField.tsx";
import { useCopy } from "../../../language/language.tsx";
import * as css from "../parts/AccountPage/AccountPage.css.ts";
import { FormSection } from "../parts/AccountPage/FormSection.tsx";
import { copy } from "./Profile.copy.ts";

/** The customer's organization and its address. */
export function UnitFields({ of }: { of: ShopForm<ProfileForm, ProfileForm> }) {
  const words = useCopy(copy);
  return (
    <FormSection title={words.unit} layout="rows">
      <PersonField of={of} name="company" label={words.company} />
      <RegionFields of={of} />
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
  );
}
