import { type Language, useLanguage } from "../language/language.tsx";
import { useEnvironment } from "./environment.tsx";

/** The full address of a path of the shop, in the page's language or in a given one. */
export type UrlOf = (path: string, language?: Language) => string;

/** The English home page is /en, without a trailing slash. */
export function urlAt(origin: string, path: string, language: Language): string {
  if (language === "zh") return `${origin}${path}`;
  return `${origin}/en${path === "/" ? "" : path}`;
}

export function useUrlOf(): UrlOf {
  const own = useLanguage();
  const { origin } = useEnvironment();
  return (path, language = own) => urlAt(origin, path, language);
}
