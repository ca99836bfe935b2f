import type { FailureLook } from "@reagent/api/contract/failure-look";
import { type Category, readHeader } from "@reagent/api/contract/home";
import { type Call, mappedCall, useCall } from "../data/use-call.tsx";

/** The four top-level groups with their categories; header, menus and home share one call. */
export function useCategories(): Call<readonly Category[], Exclude<FailureLook, "empty">> {
  return mappedCall(useCall(readHeader, {}), ({ categories }) => categories);
}
