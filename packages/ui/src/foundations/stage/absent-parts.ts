import { leadsToAbsent } from "@reagent/api/pages/parts";
import { SHOP_PARTS } from "@reagent/domain/shop-part";

/** The addresses of links to parts that an owner can leave out. */
export function linksToParts(element: HTMLElement): readonly string[] {
  return [...element.querySelectorAll("a")]
    .map((link) => link.getAttribute("href") ?? "")
    .filter((address) => leadsToAbsent(address, SHOP_PARTS));
}
