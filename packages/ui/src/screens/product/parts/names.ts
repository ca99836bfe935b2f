import { type Language, useLanguage } from "../../../language/language.tsx";

interface Named {
  readonly chineseName: string;
  readonly englishName: string;
}

/** The names of an item: that in the language of the page, and the other one. */
export interface Names {
  readonly name: string;
  readonly other: string;
  /** For the `lang` of the other name. */
  readonly otherLanguage: "en" | "zh-CN";
}

/** The names of an item; its only name where it has none in the language. */
export function namesIn(language: Language, { chineseName, englishName }: Named): Names {
  const isEnglish = language === "en";
  const [own, foreign] = isEnglish ? [englishName, chineseName] : [chineseName, englishName];
  const otherLanguage = isEnglish ? "zh-CN" : "en";
  return own === ""
    ? { name: foreign, other: "", otherLanguage }
    : { name: own, other: foreign, otherLanguage };
}

export function useNames(item: Named): Names {
  return namesIn(useLanguage(), item);
}

/** The aliases of an item in the language of the page. */
export function aliasesIn(
  language: Language,
  { chineseAlias, englishAlias }: { readonly chineseAlias: string; readonly englishAlias: string },
): string {
  return (language === "en" ? englishAlias : chineseAlias) || chineseAlias || englishAlias;
}

/** Whether a name takes several lines: it is set smaller, and breadcrumbs show the code instead. */
export function isLong(name: string): boolean {
  return name.length > 40;
}
