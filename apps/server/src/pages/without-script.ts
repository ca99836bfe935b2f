import { shop } from "@reagent/api/contract/shop";
import { pathIn } from "@reagent/api/pages/language-path";
import { searchForm } from "@reagent/api/pages/paths";
import { escapeHtml } from "../basics/escape-html.ts";
import type { Language } from "../basics/language.ts";

const texts = {
  zh: {
    title: "浏览器版本过低",
    reason: "您的浏览器版本过低，或已禁用脚本。您仍可浏览和搜索；如需订购，请更新浏览器，或致电",
    end: "。",
    search: "搜索",
  },
  en: {
    title: "Outdated browser",
    reason:
      "Your browser is too old, or its scripts are turned off. You can still read and search; to order, please update your browser or call",
    end: ".",
    search: "Search",
  },
} as const;

/**
 * What a page says in a browser that does not run its scripts: how to order, and a search that works as a form. The page's own style hides
 * it in all others.
 */
export function withoutScript(language: Language): string {
  const { title, reason, end, search } = texts[language];
  const lines = shop.hotlines.map((line) => `<a href="tel:${line}">${escapeHtml(line)}</a>`);
  const action = pathIn(language, searchForm.address);
  return (
    `<aside class="without-script" aria-label="${title}">` +
    `<p>${reason} ${lines.join(" / ")}${end}</p>` +
    `<form action="${action}"><input name="${searchForm.field}" type="text" aria-label="${search}"> <button type="submit">${search}</button></form>` +
    "</aside>"
  );
}
