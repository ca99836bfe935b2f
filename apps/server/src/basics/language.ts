/** The language of an answer's texts. */
export type Language = "zh" | "en";

/** One text in both languages. */
export type LocalizedText = Readonly<Record<Language, string>>;

/** Parses X-Language: `en` is English, everything else Chinese. */
export function languageOf(header: unknown): Language {
  return header === "en" ? "en" : "zh";
}

/** The value of the column in a language, of a pair `{name}_zh`, `{name}_en` of one type. */
export function inLanguage<
  Name extends string,
  Row extends Readonly<Record<`${Name}_${Language}`, string | null>>,
>(row: Row, name: Name, language: Language): Row[`${Name}_zh`] {
  return row[`${name}_${language}`] as Row[`${Name}_zh`];
}
