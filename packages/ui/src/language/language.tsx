import { createContext, type ReactNode, useContext } from "react";
import type { Copy } from "./define-copy.ts";

/** The two languages of the interface; Chinese at unprefixed addresses, English under /en. */
export type Language = "zh" | "en";

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

/** The words in the current language. */
export function useCopy<Words>(copy: Copy<Words>): Words {
  return copy[useLanguage()];
}
