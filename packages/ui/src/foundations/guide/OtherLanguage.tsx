import type { Language } from "../../language/language.tsx";
import { copy } from "./OtherLanguage.copy.ts";

interface Props {
  /** The id of the page in the other language. */
  of: string;
  /** That language. */
  language: Language;
}

/** Leads from a page of the guide to the same one in the other language, which the toolbar does not change. */
export function OtherLanguage({ of, language }: Props) {
  const lang = language === "en" ? "en" : "zh-CN";
  return (
    <p>
      <a href={`./?path=/docs/${of}`} target="_top" lang={lang} hrefLang={lang}>
        {copy[language].here}
      </a>
    </p>
  );
}
