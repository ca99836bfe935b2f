import { listRegions, type Region } from "@reagent/api/contract/region";
import { type RegionPath, settledRegion } from "@reagent/domain/region";
import { useEffect } from "react";
import { useWatch } from "react-hook-form";
import type { ShopForm } from "../../components/Form/useShopForm.ts";
import { type Call, useCall } from "../../data/use-call.tsx";

export interface Regions extends Pick<Call<unknown>, "failure" | "isRefreshing" | "retry"> {
  /** Undefined while loading, or while there is nothing to load. */
  readonly list: readonly Region[] | undefined;
  /** False if a choice above is missing. */
  readonly isEnabled: boolean;
}

/**
 * The choices of one field: the regions in `parentId`; null while that is not chosen. Corrects the field's value once
 * the list has loaded.
 */
export function useRegions(
  { form }: ShopForm<RegionPath, unknown>,
  name: keyof RegionPath,
  parentId: string | null,
): Regions {
  const { data, failure, isRefreshing, retry } = useCall(
    listRegions,
    parentId === null ? null : { parentId },
  );
  const list = data?.regions;
  const { control, getValues, setValue, formState } = form;
  const { isSubmitted } = formState;
  const choice = useWatch({ control, name });
  useEffect(() => {
    if (!list) return;
    const settled = settledRegion(
      choice,
      list.map(({ id }) => id),
    );
    if (settled !== getValues(name))
      setValue(name, settled, { shouldDirty: true, shouldValidate: isSubmitted && settled !== "" });
  }, [list, choice, name, getValues, setValue, isSubmitted]);
  return { list, failure, isRefreshing, retry, isEnabled: parentId !== null };
}
