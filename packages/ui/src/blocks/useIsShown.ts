import { readHeader } from "@reagent/api/contract/home";
import type { ShopPart } from "@reagent/domain/shop-part";
import type { ShopSection } from "@reagent/domain/shop-section";
import { useCall } from "../data/use-call.tsx";
import { useHasPart } from "../state/use-has-part.ts";

/** What a menu can lead to and a shop may not have. */
export type Section = ShopPart | ShopSection;

/**
 * Whether menus lead to a section: not to a part that the shop does without, nor to where it has nothing to show. Until that is known,
 * they lead everywhere, as to any other section.
 */
export function useIsShown(): (section: string | undefined) => boolean {
  const hasPart = useHasPart();
  const { data } = useCall(readHeader, {});
  const hidden: readonly string[] = data?.emptySections ?? [];
  return (section) => section === undefined || (hasPart(section) && !hidden.includes(section));
}
