import { shop } from "@reagent/api/contract/shop";
import { useWatch } from "react-hook-form";
import { LandlineFields } from "../../../blocks/LandlineFields/LandlineFields.tsx";
import { PersonField } from "../../../blocks/PersonField/PersonField.tsx";
import { FormField } from "../../../components/Form/FormField.tsx";
import { RadioGroup } from "../../../components/RadioGroup/RadioGroup.tsx";
import { TextField } from "../../../components/TextField/TextField.tsx";
import { TextLink } from "../../../components/TextLink/TextLink.tsx";
import { useCopy } from "../../../language/language.tsx";
import { copy } from "./Register.copy.ts";
import * as css from "./Register.css.ts";
import type { RegistrationForm } from "./registration-form.ts";
import { useMobileTaken } from "./useTaken.ts";

export function ContactSection({ of }: { of: RegistrationForm }) {
  const words = useCopy(copy);
  const taken = useMobileTaken(useWatch({ control: of.form.control, name: "mobile" }));
  return (
    <fieldset className={css.section}>
      <legend className={css.legend}>{words.contact}</legend>
      <div className={css.pair}>
        <PersonField of={of} name="name" label={words.name} />
        <FormField of={of} name="sex">
          {(field) => (
            <RadioGroup
              {...field}
              label={words.sex}
              layout="inline"
              options={[
                { value: "male", label: words.male },
                { value: "female", label: words.female },
              ]}
            />
          )}
        </FormField>
        <div>
          <FormField of={of} name="mobile">
            {(field) => (
              <TextField
                {...field}
                error={field.error ?? taken}
                label={words.mobile}
                type="tel"
                autoComplete="tel-national"
                inputMode="numeric"
                isRequired
              />
            )}
          </FormField>
          <p className={css.note}>
            {words.abroad}{" "}
            <TextLink kind="inline" href={`mailto:${shop.serviceEmail}`}>
              {shop.serviceEmail}
            </TextLink>
          </p>
        </div>
        <FormField of={of} name="fax">
          {(field) => <TextField {...field} label={words.fax} type="tel" autoComplete="off" />}
        </FormField>
      </div>
      <LandlineFields of={of} />
    </fieldset>
  );
}
