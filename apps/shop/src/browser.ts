import { pathIn } from "@reagent/api/contract/page-addresses";
import type { Language } from "@reagent/ui/language/language";
import type { Environment } from "@reagent/ui/state/environment";
import { browserStore, type Stores } from "@reagent/ui/state/stores";

export const stores: Stores = {
  local: browserStore(() => localStorage),
  session: browserStore(() => sessionStorage),
};

/** The browser, as far as screens may reach it; `origin` is where the shop stands as its customers know it. */
export function browserEnvironment(language: Language, origin: string): Environment {
  return {
    origin,
    now: () => Date.now(),
    reload: () => location.reload(),
    load: (path) => location.assign(pathIn(language, path)),
    openTab: (url) => void open(url, "_blank", "noopener"),
    print: () => print(),
    referrer: () => {
      const from = document.referrer && new URL(document.referrer);
      return from ? from.pathname + from.search : "";
    },
  };
}
