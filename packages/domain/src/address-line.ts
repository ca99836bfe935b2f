/** The regions of an address by their names, and its street; parts that are not known are empty. */
export interface AddressPlace {
  readonly provinceName: string;
  readonly cityName: string;
  readonly districtName: string;
  readonly street: string;
}

const HAN = /\p{Script=Han}/u;

/** The language in which an address is written, so that it reads as one: Chinese where its street is in Chinese characters. */
export const languageOfAddress = (street: string, language: "zh" | "en"): "zh" | "en" =>
  HAN.test(street) ? "zh" : language;

/**
 * An address on one line, as screens, mails and documents show it: the largest region first in Chinese, last in English. A
 * municipality, which is a province and a city of the same name, is named once.
 */
export function formatAddress(place: AddressPlace, language: "zh" | "en"): string {
  const { provinceName, cityName, districtName, street } = place;
  const regions = [...new Set([provinceName, cityName, districtName].filter(Boolean))];
  if (languageOfAddress(street, language) === "zh")
    return [regions.join(""), street].filter(Boolean).join(" ");
  return [street, ...regions.reverse()].filter(Boolean).join(", ");
}

/** An address with who receives the goods there, and their mobile, on one line. */
export function formatRecipient(
  { receiver, mobile, ...place }: AddressPlace & { receiver: string; mobile: string },
  language: "zh" | "en",
): string {
  const parts = [formatAddress(place, language), receiver, mobile].filter(Boolean);
  return parts.join(languageOfAddress(place.street, language) === "en" ? ", " : " ");
}
