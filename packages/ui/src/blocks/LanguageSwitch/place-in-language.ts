import type { Language } from "../../language/language.tsx";

/**
 * The address of a place of the shop in a language: English stands under /en (decisions, language switch).
 * The place has no prefix of its own and keeps its query and anchor.
 */
export function placeInLanguage(place: string, language: Language): string {
  if (language === "zh") return place;
  return place === "/" ? "/en" : `/en${place}`;
}
