import { readRegistrationChoices } from "@reagent/api/contract/registration";
import { openCategories } from "@reagent/domain/customer-category";
import { FormField } from "../../../components/Form/FormField.tsx";
import { LoadFailed } from "../../../components/LoadFailed/LoadFailed.tsx";
import { SelectField } from "../../../components/SelectField/SelectField.tsx";
import { useCall } from "../../../data/use-call.tsx";
import { useCopy } from "../../../language/language.tsx";
import { copy } from "./Register.copy.ts";
import type { RegistrationForm } from "./registration-form.ts";

type Props = { of: RegistrationForm; name: "category" | "source"; isRequired?: boolean };

/** The customer's category, or the source through which they found the shop. */
export function ChoiceField({ of, name, isRequired = false }: Props) {
  const words = useCopy(copy);
  const { data, failure, isRefreshing, retry } = useCall(readRegistrationChoices, {});
  const offered = {
    category: {
      label: words.category,
      placeholder: words.chooseCategory,
      choices: data && openCategories(data.categories),
    },
    source: { label: words.source, placeholder: words.chooseSource, choices: data?.sources },
  };
  const { label, placeholder, choices = [] } = offered[name];
  const isLoading = !data && !failure;
  return (
    <div>
      <FormField of={of} name={name}>
        {(field) => (
          <SelectField
            {...field}
            label={label}
            placeholder={isLoading ? words.loading : placeholder}
            options={choices.map((choice) => ({ value: choice.id, label: choice.name }))}
            isRequired={isRequired}
          />
        )}
      </FormField>
      {failure && !data && <LoadFailed onRetry={retry} isRetrying={isRefreshing} />}
    </div>
  );
}
