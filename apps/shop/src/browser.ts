import type { Language } from "@reagent/ui/language/language";
import { browserStore, type Stores } from "@reagent/ui/state/stores";
import type { Surroundings } from "@reagent/ui/state/surroundings";

/** English stands under /en; everything else is Chinese. */
export function languageOf(path: string): Language {
  return path === "/en" || path.startsWith("/en/") ? "en" : "zh";
}

/** The path of a route, as the table of routes has it. */
export function pathWithoutLanguage(path: string): string {
  return languageOf(path) === "en" ? path.slice("/en".length) || "/" : path;
}

export const stores: Stores = {
  local: browserStore(() => localStorage),
  session: browserStore(() => sessionStorage),
};

/** The browser, as far as screens may reach it. */
export function browserSurroundings(language: Language): Surroundings {
  return {
    origin: location.origin,
    now: () => Date.now(),
    reload: () => location.reload(),
    load: (path) => location.assign(language === "en" ? `/en${path}` : path),
    openTab: (url) => void open(url, "_blank", "noopener"),
    referrer: () => {
      const from = document.referrer && new URL(document.referrer);
      return from ? from.pathname + from.search : "";
    },
  };
}
