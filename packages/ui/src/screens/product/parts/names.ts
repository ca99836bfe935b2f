import { type Language, useLanguage } from "../../../language/language.tsx";

interface Named {
  readonly chineseName: string;
  readonly englishName: string;
}

/** The names of an item as a page shows them: that of its language first, the other one under it. */
export interface Names {
  readonly name: string;
  readonly other: string;
  /** For the `lang` of the other name. */
  readonly otherLanguage: "en" | "zh-CN";
}

/** An item without a name in the language of the page shows the one it has. */
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

/** Whether a name takes several lines, so that it is set smaller, and its code stands for it where there is one line. */
export function isLong(name: string): boolean {
  return name.length > 40;
}
