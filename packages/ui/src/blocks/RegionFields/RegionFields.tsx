import type { RegionPath } from "@reagent/domain/region";
import { type FieldValues, useWatch } from "react-hook-form";
import type { ShopForm } from "../../components/Form/useShopForm.ts";
import { LoadFailed } from "../../components/LoadFailed/LoadFailed.tsx";
import { useCopy } from "../../language/language.tsx";
import { copy } from "./RegionFields.copy.ts";
import * as css from "./RegionFields.css.ts";
import { RegionSelect } from "./RegionSelect.tsx";
import { useRegions } from "./useRegions.ts";

export type RegionFieldsProps<Input extends RegionPath & FieldValues, Output> = {
  /** A form with the domain's `regionFields`, whose messages contain `regionMessages`. */
  of: ShopForm<Input, Output>;
  /** Whether the region is part of a required address, or may be left empty. */
  isRequired?: boolean;
};

/**
 * Province, city and district: each list depends on the choice before it, and a new choice clears the following ones.
 */
export function RegionFields<Input extends RegionPath & FieldValues, Output>({
  of,
  isRequired = true,
}: RegionFieldsProps<Input, Output>) {
  const words = useCopy(copy);
  // The form has more fields; only these three are used here.
  const form = of as unknown as ShopForm<RegionPath, unknown>;
  const [province, city] = useWatch({ control: form.form.control, name: ["province", "city"] });
  const provinces = useRegions(form, "province", "");
  const cities = useRegions(form, "city", province || null);
  const districts = useRegions(form, "district", city || null);
  const failed = [provinces, cities, districts].filter(({ failure }) => failure);
  const clear = (...names: (keyof RegionPath)[]) => {
    for (const name of names) form.form.setValue(name, "", { shouldDirty: true });
  };
  const select = { of: form, isRequired, whileLoading: words.loading };
  return (
    <div role="group" aria-label={words.group} className={css.group}>
      <div className={css.fields}>
        <RegionSelect
          {...select}
          name="province"
          label={words.province}
          placeholder={words.chooseProvince}
          regions={provinces}
          onChosen={() => clear("city", "district")}
        />
        <RegionSelect
          {...select}
          name="city"
          label={words.city}
          placeholder={words.chooseCity}
          regions={cities}
          onChosen={() => clear("district")}
        />
        <RegionSelect
          {...select}
          name="district"
          label={words.district}
          placeholder={words.chooseDistrict}
          regions={districts}
        />
      </div>
      {failed.length > 0 && (
        <LoadFailed
          isRetrying={failed.some(({ isRefreshing }) => isRefreshing)}
          onRetry={() => {
            for (const { retry } of failed) retry();
          }}
        >
          {words.failed}
        </LoadFailed>
      )}
    </div>
  );
}
