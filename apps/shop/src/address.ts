import type { Language } from "@reagent/ui/language/language";

/** English stands under /en; everything else is Chinese. */
export function languageOf(path: string): Language {
  return path === "/en" || path.startsWith("/en/") ? "en" : "zh";
}

/** The path of a route, as the table of routes has it. */
export function pathWithoutLanguage(path: string): string {
  return languageOf(path) === "en" ? path.slice("/en".length) || "/" : path;
}
