import { type Language, useLanguage } from "../../../language/language.tsx";

/** Whatever has the names of an item. */
export interface Named {
  readonly chineseName: string;
  readonly englishName: string;
}

type NameLanguage = "en" | "zh-CN";

/** The names of an item: that in the language of the page, and the other one. */
export interface Names {
  readonly name: string;
  /** For the `lang` of the name, where it is not in the language of the page. */
  readonly nameLanguage?: NameLanguage;
  readonly other: string;
  /** For the `lang` of the other name. */
  readonly otherLanguage: NameLanguage;
}

/** The names of an item; its only name where it has none in the language. */
export function namesIn(language: Language, { chineseName, englishName }: Named): Names {
  const isEnglish = language === "en";
  const [own, foreign] = isEnglish ? [englishName, chineseName] : [chineseName, englishName];
  const otherLanguage = isEnglish ? "zh-CN" : "en";
  return own === ""
    ? { name: foreign, nameLanguage: otherLanguage, other: "", otherLanguage }
    : { name: own, other: foreign, otherLanguage };
}

export function useNames(item: Named): Names {
  return namesIn(useLanguage(), item);
}

interface Aliased {
  readonly chineseAlias: string;
  readonly englishAlias: string;
}

/** The aliases of an item in the language of the page, or else the other ones with the language for their `lang`. */
export function aliasesIn(
  language: Language,
  { chineseAlias, englishAlias }: Aliased,
): { readonly aliases: string; readonly aliasLanguage?: NameLanguage } {
  const isEnglish = language === "en";
  const [own, foreign] = isEnglish ? [englishAlias, chineseAlias] : [chineseAlias, englishAlias];
  return own === "" && foreign !== ""
    ? { aliases: foreign, aliasLanguage: isEnglish ? "zh-CN" : "en" }
    : { aliases: own };
}

/** Whether a name takes several lines: it is set smaller, and breadcrumbs show the code instead. */
export function isLong(name: string): boolean {
  return name.length > 40;
}

/** What breadcrumbs call goods with a name and a code. */
export const labelInTrail = (name: string, code: string): string => (isLong(name) ? code : name);
