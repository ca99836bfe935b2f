import { paths } from "./paths.ts";

/**
 * Where a link of the shop's own content leads: a page of the shop, or another site. What is neither leads home.
 */
export function linkTarget(link: string): { to: string } | { href: string } {
  if (/^https?:\/\//iu.test(link)) return { href: link };
  return { to: /^\/(?!\/)/u.test(link) ? link : paths.home() };
}
