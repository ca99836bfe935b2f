import { shop } from "@reagent/api/contract/shop";
import type { UrlOf } from "../../state/urls.ts";

/** The URL of a drawing for search engines: of its file where the page has the markup, or else the shop's own picture. */
export function imageOf(drawing: string, path: string, urlOf: UrlOf): string {
  if (/^https?:\/\//u.test(drawing)) return drawing;
  // Files have no language.
  if (drawing.startsWith("/")) return urlOf(drawing, "zh");
  return urlOf(drawing.startsWith("<svg") ? path : shop.sharePicture, "zh");
}
