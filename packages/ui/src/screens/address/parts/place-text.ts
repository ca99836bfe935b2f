import type { Address } from "@reagent/api/contract/address";
import type { Language } from "../../../language/language.tsx";

type Place = Pick<Address, "provinceName" | "cityName" | "districtName" | "street">;

/** An address on one line: the largest region first in Chinese, last in English; a municipality is named once. */
export function placeText(place: Place, language: Language): string {
  const { provinceName, cityName, districtName, street } = place;
  const regions = [...new Set([provinceName, cityName, districtName].filter(Boolean))];
  if (language === "zh") return [regions.join(""), street].filter(Boolean).join(" ");
  return [street, ...regions.toReversed()].filter(Boolean).join(", ");
}
