import { pathIn, withoutLanguage } from "@reagent/api/pages/language-path";
import type { Language } from "@reagent/ui/language/language";
import type { Environment } from "@reagent/ui/state/environment";
import { reloadIfOutdated } from "@reagent/ui/state/outdated-page";
import { browserStore, type Stores } from "@reagent/ui/state/stores";

export const stores: Stores = {
  local: browserStore(() => localStorage),
  session: browserStore(() => sessionStorage),
};

/** The browser, as far as screens may reach it; `origin` is the shop's public one. */
export function browserEnvironment(
  language: Language,
  { origin, chatUrl, absentParts }: Pick<Environment, "origin" | "chatUrl" | "absentParts">,
): Environment {
  return {
    origin,
    chatUrl,
    absentParts,
    structureEditor: "/structure-editor/",
    now: () => Date.now(),
    reload: () => location.reload(),
    reloadIfOutdated: () =>
      reloadIfOutdated({
        hasCode: hasEntry,
        now: () => Date.now(),
        reload: () => location.reload(),
        session: stores.session,
      }),
    load: (path) => location.assign(pathIn(language, path)),
    download,
    save,
    openTab,
    print: () => print(),
    referrer: () => {
      const from = document.referrer && new URL(document.referrer);
      return from ? from.pathname + from.search : "";
    },
    cameFrom: () => {
      const from = document.referrer && new URL(document.referrer);
      const isOwn = from && from.origin === location.origin;
      return isOwn ? withoutLanguage(from.pathname) + from.search : "";
    },
  };
}

/** Without `noopener`, which hides whether the browser blocked the tab; the tab loses its opener before it has loaded anything. */
function openTab(url: string): boolean {
  const tab = open(url, "_blank");
  if (!tab) return false;
  tab.opener = null;
  return true;
}

/** A link downloads even what the server refuses, where navigating would replace the page by it. */
function download(url: string): void {
  const link = document.createElement("a");
  link.href = url;
  link.download = "";
  link.click();
}

/** The address of the file holds its bytes until they have been written. */
function save(file: File): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** Whether the server still has the page's entry, whose name changes with any of the code. */
async function hasEntry(): Promise<boolean> {
  const entry = document.querySelector<HTMLScriptElement>('script[type="module"][src]');
  if (!entry) return true;
  return (await fetch(entry.src, { method: "HEAD", cache: "no-store" })).status !== 404;
}
