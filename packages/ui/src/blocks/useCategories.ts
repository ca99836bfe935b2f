import { type Category, readHeader } from "@reagent/api/contract/home";
import type { Look } from "@reagent/api/contract/failure-look";
import { type Call, mappedCall, useCall } from "../data/use-call.tsx";

/** The four top-level groups with their categories; header, menus and home share one call. */
export function useCategories(): Call<readonly Category[], Exclude<Look, "empty">> {
  return mappedCall(useCall(readHeader, {}), ({ categories }) => categories);
}
