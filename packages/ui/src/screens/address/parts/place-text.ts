import type { Address } from "@reagent/api/contract/address";
import type { Language } from "../../../language/language.tsx";

type Place = Pick<Address, "provinceName" | "cityName" | "districtName" | "street">;

/** Where an address is, in one line: the largest first in Chinese, last in English; a municipality is named once. */
export function placeText(place: Place, language: Language): string {
  const { provinceName, cityName, districtName, street } = place;
  const regions = [...new Set([provinceName, cityName, districtName].filter(Boolean))];
  if (language === "zh") return [regions.join(""), street].filter(Boolean).join(" ");
  return [street, ...regions.toReversed()].filter(Boolean).join(", ");
}
