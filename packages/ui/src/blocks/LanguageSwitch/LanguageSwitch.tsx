import { pathIn } from "@reagent/api/contract/page-addresses";
import { useLocation } from "react-router-dom";
import { useLanguage } from "../../language/language.tsx";

const others = {
  zh: { language: "en", tag: "en", name: "English" },
  en: { language: "zh", tag: "zh-CN", name: "中文" },
} as const;

/** A link to the same page in the other language, with a full page load. */
export function LanguageSwitch() {
  const { pathname, search, hash } = useLocation();
  const { language, tag, name } = others[useLanguage()];
  return (
    <a href={pathIn(language, pathname + search + hash)} hrefLang={tag} lang={tag}>
      {name}
    </a>
  );
}
