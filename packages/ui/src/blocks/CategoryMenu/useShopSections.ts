import { paths, patterns } from "@reagent/api/pages/paths";
import { useCopy } from "../../language/language.tsx";
import { copy } from "./CategoryMenu.copy.ts";

interface ShopSection {
  readonly label: string;
  readonly to: string;
  /** The pattern of its pages whose addresses do not start with `to`. */
  readonly pages?: string;
}

/** The sections of the shop other than its categories, in menu order. */
export function useShopSections(): readonly ShopSection[] {
  const words = useCopy(copy);
  return [
    { label: words.productLines, to: paths.productLines(), pages: patterns.productLine },
    { label: words.instruments, to: paths.instruments(), pages: patterns.instrument },
    { label: words.buildingBlocks, to: paths.buildingBlocks() },
    { label: words.synthesis, to: paths.synthesis() },
    { label: words.bulk, to: paths.bulkEnquiry() },
    { label: words.articles, to: paths.articles({ type: "article" }) },
    { label: words.orchard, to: paths.orchard() },
  ];
}
