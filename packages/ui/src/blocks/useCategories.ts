import { type Category, readHeader } from "@reagent/api/contract/home";
import { type Call, useCall } from "../data/use-call.tsx";

/** The four top-level groups with their categories; header, menus and home share one call. */
export function useCategories(): Omit<Call<unknown>, "data"> & {
  readonly categories: readonly Category[] | undefined;
} {
  const { data, ...call } = useCall(readHeader, {});
  return { categories: data?.categories, ...call };
}
