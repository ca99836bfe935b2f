import { languageOfPath, pathIn, withoutLanguage } from "@reagent/api/pages/language-path";
import { useNavigate } from "react-router-dom";
import { useLanguage } from "../../language/language.tsx";
import { isShopPage } from "../../link-target.ts";

/** Links of a text to pages of the shop: their addresses in the visitor's language, and what a press on them does. */
export function useShopLinks() {
  const language = useLanguage();
  const navigate = useNavigate();
  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    const href = link?.getAttribute("href") ?? "";
    if (!isPlain(event) || link?.target || !isShopPage(href)) return;
    if (languageOfPath(href) !== language) return;
    event.preventDefault();
    void navigate(withoutLanguage(href));
  };
  return {
    /** A link that names the English page leads there from a Chinese one, too. */
    hrefOf: (link: string): string | undefined => {
      if (!isShopPage(link)) return undefined;
      return languageOfPath(link) === "en" ? link : pathIn(language, link);
    },
    /** Lets the links of an element go through the router like those of the screens, unless another tab or language is requested. */
    route: (element: HTMLElement | null) => {
      element?.addEventListener("click", follow);
      return () => element?.removeEventListener("click", follow);
    },
  };
}

const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
