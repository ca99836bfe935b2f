import { shop } from "@reagent/api/contract/shop";
import { paths, patterns } from "@reagent/api/pages/paths";
import { useCopy, useLanguage } from "../../language/language.tsx";
import { sectionAt } from "../menu-section.ts";
import { useIsShown } from "../useIsShown.ts";
import { copy } from "./CategoryMenu.copy.ts";

interface ShopSection {
  readonly label: string;
  /** A path of the shop, or in the owner's own menu an address outside of it. */
  readonly to: string;
  /** The pattern of its pages whose addresses do not start with `to`. */
  readonly pages?: string | undefined;
}

const PAGES_BELOW: Readonly<Record<string, string>> = {
  [paths.productLines()]: patterns.productLine,
  [paths.instruments()]: patterns.instrument,
};

/** The sections of the shop other than its categories, in menu order, without those where there is nothing. */
export function useShopSections(): readonly ShopSection[] {
  const words = useCopy(copy);
  const language = useLanguage();
  const isShown = useIsShown();
  const usual = [
    { label: words.productLines, to: paths.productLines() },
    { label: words.instruments, to: paths.instruments() },
    { label: words.buildingBlocks, to: paths.buildingBlocks() },
    { label: words.synthesis, to: paths.synthesis() },
    { label: words.bulk, to: paths.bulkEnquiry() },
    { label: words.articles, to: paths.articles({ type: "article" }) },
    { label: words.orchard, to: paths.orchard() },
  ];
  const own = shop.menus.header?.map((link) => ({ label: link[language], to: link.to }));
  return (own ?? usual)
    .filter(({ to }) => isShown(sectionAt(to)))
    .map((section) => ({ ...section, pages: PAGES_BELOW[section.to] }));
}
