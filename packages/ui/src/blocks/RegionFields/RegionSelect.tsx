import type { RegionPath } from "@reagent/domain/region";
import { FormField } from "../../components/Form/FormField.tsx";
import type { ShopForm } from "../../components/Form/useShopForm.ts";
import { SelectField } from "../../components/SelectField/SelectField.tsx";
import { useLanguage } from "../../language/language.tsx";
import type { Regions } from "./useRegions.ts";

type Props = {
  of: ShopForm<RegionPath, unknown>;
  name: keyof RegionPath;
  label: string;
  placeholder: string;
  loading: string;
  isRequired: boolean;
  regions: Regions;
  /** Called when another region is chosen, to clear the fields below. */
  onChosen?: () => void;
};

/* The autocomplete tokens of the levels. */
const levels = {
  province: "address-level1",
  city: "address-level2",
  district: "address-level3",
} as const;

/** One of the three fields. It is focusable while its list loads, so that a failed validation can focus it. */
export function RegionSelect({
  of,
  name,
  label,
  placeholder,
  loading,
  isRequired,
  regions: { list, failure, isEnabled },
  onChosen,
}: Props) {
  const isEnglish = useLanguage() === "en";
  const isLoading = isEnabled && !list && !failure;
  return (
    <FormField of={of} name={name}>
      {(field) => (
        <SelectField
          {...field}
          label={label}
          isRequired={isRequired}
          autoComplete={levels[name]}
          placeholder={isLoading ? loading : placeholder}
          isDisabled={!isEnabled}
          options={(list ?? []).map(({ id, name, englishName }) => ({
            value: id,
            ...(isEnglish && englishName !== ""
              ? { label: englishName }
              : { label: name, lang: "zh-CN" }),
          }))}
          onChange={(id) => {
            field.onChange(id);
            onChosen?.();
          }}
        />
      )}
    </FormField>
  );
}
