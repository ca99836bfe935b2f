import type { ProfileForm } from "@reagent/domain/profile";
import { PersonField } from "../../../blocks/PersonField/PersonField.tsx";
import { FormField } from "../../../components/Form/FormField.tsx";
import { FormSection } from "../../../components/Form/FormSection.tsx";
import type { ShopForm } from "../../../components/Form/useShopForm.ts";
import { RadioGroup } from "../../../components/RadioGroup/RadioGroup.tsx";
import { TextField } from "../../../components/TextField/TextField.tsx";
import { useCopy } from "../../../language/language.tsx";
import { copy } from "./Profile.copy.ts";

interface Props {
  readonly of: ShopForm<ProfileForm, ProfileForm>;
  readonly email: string;
  readonly isMobileLocked: boolean;
}

/** The contact person. The e-mail address and a saved mobile number are changed by customer service only. */
export function ContactFields({ of, email, isMobileLocked }: Props) {
  const words = useCopy(copy);
  return (
    <FormSection title={words.contact}>
      <PersonField of={of} name="name" label={words.name} />
      <FormField of={of} name="sex">
        {(field) => (
          <RadioGroup
            {...field}
            label={words.sex}
            layout="inline"
            options={(["male", "female"] as const).map((value) => ({
              value,
              label: words.sexes[value],
            }))}
            isRequired
          />
        )}
      </FormField>
      <FormField of={of} name="mobile">
        {(field) => (
          <TextField
            {...field}
            label={words.mobile}
            type="tel"
            autoComplete="tel"
            readOnly={isMobileLocked}
            description={isMobileLocked ? words.locked : undefined}
            isRequired
          />
        )}
      </FormField>
      <TextField
        label={words.email}
        type="email"
        autoComplete="email"
        value={email}
        onChange={() => {}}
        readOnly
        description={words.locked}
      />
    </FormSection>
  );
}
