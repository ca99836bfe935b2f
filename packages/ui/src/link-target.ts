import { withoutLanguage } from "@reagent/api/pages/language-path";
import { paths, patterns } from "@reagent/api/pages/paths";
import { matchPath } from "react-router-dom";

/**
 * The target of a link in the shop's content: a page of the shop or another site; anything else
 * leads to the home page.
 */
export function linkTarget(link: string): { to: string } | { href: string } {
  if (/^https?:\/\//iu.test(link)) return { href: link };
  return { to: /^\/(?!\/)/u.test(link) ? link : paths.home() };
}

/** Whether a link leads to a page of the shop, in either language; a document or a file of the shop is none. */
export function isShopPage(link: string): boolean {
  if (!/^\/(?!\/)/u.test(link)) return false;
  const path = withoutLanguage(link.replace(/[?#].*$/su, ""));
  return Object.values(patterns).some((pattern) => matchPath(pattern, path) !== null);
}
