/** The language of an answer's words. */
export type Language = "zh" | "en";

/** One message in both languages. */
export type Words = Readonly<Record<Language, string>>;

/** Reads X-Language: `en` is English, everything else Chinese. */
export function languageOf(header: unknown): Language {
  return header === "en" ? "en" : "zh";
}

/** The column of a pair `{name}_zh`, `{name}_en` that a caller reads; both have one type. */
export function inLanguage<
  Name extends string,
  Row extends Readonly<Record<`${Name}_${Language}`, string | null>>,
>(row: Row, name: Name, language: Language): Row[`${Name}_zh`] {
  return row[`${name}_${language}`] as Row[`${Name}_zh`];
}
