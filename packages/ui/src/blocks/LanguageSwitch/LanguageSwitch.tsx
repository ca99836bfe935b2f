import { pathIn } from "@reagent/api/pages/language-path";
import { useLocation } from "react-router-dom";
import { useLanguage } from "../../language/language.tsx";
import { useKeepLoginReturn } from "../../state/login-return.ts";

const others = {
  zh: { language: "en", tag: "en", name: "English" },
  en: { language: "zh", tag: "zh-CN", name: "中文" },
} as const;

/** A link to the same page in the other language, with a full page load; a log-in from there returns to the same page. */
export function LanguageSwitch() {
  const { pathname, search, hash } = useLocation();
  const { language, tag, name } = others[useLanguage()];
  const keepLoginReturn = useKeepLoginReturn();
  const address = pathIn(language, pathname + search + hash);
  return (
    <a href={address} hrefLang={tag} lang={tag} onClick={keepLoginReturn}>
      {name}
    </a>
  );
}
