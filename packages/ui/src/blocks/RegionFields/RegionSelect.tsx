import type { RegionPath } from "@reagent/domain/region";
import { FormField } from "../../components/Form/FormField.tsx";
import type { ShopForm } from "../../components/Form/useShopForm.ts";
import { SelectField } from "../../components/SelectField/SelectField.tsx";
import { useLanguage } from "../../language/language.tsx";
import type { Regions } from "./useRegions.ts";

export type RegionSelectProps = {
  /** The form that has the field. */
  of: ShopForm<RegionPath, unknown>;
  /** The level: province, city or district. */
  name: keyof RegionPath;
  /** The accessible name, shown over the field. */
  label: string;
  /** Shown while no region is chosen. */
  placeholder: string;
  /** Shown in place of `placeholder` while the regions load. */
  whileLoading: string;
  /** Whether a region must be chosen. */
  isRequired: boolean;
  /** The regions of this level, or why there are none yet. */
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
  whileLoading,
  isRequired,
  regions: { list, failure, isEnabled },
  onChosen,
}: RegionSelectProps) {
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
          placeholder={isLoading ? whileLoading : placeholder}
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
