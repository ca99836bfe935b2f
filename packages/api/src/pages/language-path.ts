const ENGLISH_PREFIX = "/en";

/** The language of a path: English is under /en, everything else is Chinese. */
export const languageOfPath = (path: string): "zh" | "en" =>
  path === ENGLISH_PREFIX || path.startsWith(`${ENGLISH_PREFIX}/`) ? "en" : "zh";

/** The path of a page in a language. */
export const pathIn = (language: "zh" | "en", path: string): string =>
  language === "en" ? `${ENGLISH_PREFIX}${path === "/" ? "" : path}` : path;

/** A path without its language's prefix. */
export const withoutLanguage = (path: string): string =>
  languageOfPath(path) === "en" ? path.slice(ENGLISH_PREFIX.length) || "/" : path;
