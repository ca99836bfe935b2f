import { paths } from "./paths.ts";

/**
 * The target of a link in the shop's content: a page of the shop or another site; anything else
 * leads to the home page.
 */
export function linkTarget(link: string): { to: string } | { href: string } {
  if (/^https?:\/\//iu.test(link)) return { href: link };
  return { to: /^\/(?!\/)/u.test(link) ? link : paths.home() };
}
