import { createContext, type ReactNode, useContext } from "react";

/** The two languages of the interface; Chinese stands at unprefixed routes, English under /en. */
export type Language = "zh" | "en";

/** The words of one component or screen, side by side; a function where a value is inserted. */
export type Copy<Words> = { zh: Words; en: NoInfer<Words> };

const LanguageContext = createContext<Language>("zh");

export function LanguageProvider({
  language,
  children,
}: {
  language: Language;
  children: ReactNode;
}) {
  return <LanguageContext value={language}>{children}</LanguageContext>;
}

export function useLanguage(): Language {
  return useContext(LanguageContext);
}

/** Picks the words of the current language. */
export function useCopy<Words>(copy: Copy<Words>): Words {
  return copy[useLanguage()];
}
