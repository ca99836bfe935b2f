import { paths, patterns } from "@reagent/api/pages/paths";
import { useCopy } from "../../language/language.tsx";
import { type Section, useIsShown } from "../useIsShown.ts";
import { copy } from "./CategoryMenu.copy.ts";

interface ShopSection {
  readonly label: string;
  readonly to: string;
  /** The pattern of its pages whose addresses do not start with `to`. */
  readonly pages?: string;
  /** What it leads to, if the shop may not have it. */
  readonly section?: Section;
}

/** The sections of the shop other than its categories, in menu order, without those where there is nothing. */
export function useShopSections(): readonly ShopSection[] {
  const words = useCopy(copy);
  const isShown = useIsShown();
  const sections: readonly ShopSection[] = [
    {
      label: words.productLines,
      to: paths.productLines(),
      pages: patterns.productLine,
      section: "product-lines",
    },
    {
      label: words.instruments,
      to: paths.instruments(),
      pages: patterns.instrument,
      section: "instruments",
    },
    { label: words.buildingBlocks, to: paths.buildingBlocks(), section: "building-blocks" },
    { label: words.synthesis, to: paths.synthesis(), section: "synthesis" },
    { label: words.bulk, to: paths.bulkEnquiry() },
    { label: words.articles, to: paths.articles({ type: "article" }), section: "articles" },
    { label: words.orchard, to: paths.orchard(), section: "orchard" },
  ];
  return sections.filter(({ section }) => isShown(section));
}
