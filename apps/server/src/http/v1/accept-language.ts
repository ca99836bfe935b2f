import type { Language } from "../../basics/language.ts";

/** The longest header that is read; others are as if there were none. */
const LONGEST = 500;

/** The language that a caller likes best of Chinese and English (RFC 9110, `Accept-Language`); Chinese where it names neither. */
export function acceptedLanguage(header: string | undefined): Language {
  if (header === undefined || header.length > LONGEST) return "zh";
  const weightOf = (language: Language) =>
    Math.max(
      0,
      ...header.split(",").map((range) => {
        const [tag = "", ...options] = range.split(";").map((part) => part.trim().toLowerCase());
        const weight = options.find((option) => option.startsWith("q="))?.slice("q=".length);
        const isMeant = tag === language || tag.startsWith(`${language}-`);
        return isMeant ? Number(weight ?? "1") || 0 : 0;
      }),
    );
  return weightOf("en") > weightOf("zh") ? "en" : "zh";
}
