import { useCopy } from "../../language/language.tsx";
import { paths } from "../../paths.ts";
import { copy } from "./CategoryMenu.copy.ts";

/** The parts of the shop besides its categories, in the order in which the menus show them. */
export function useShopSections(): readonly { label: string; to: string }[] {
  const words = useCopy(copy);
  return [
    { label: words.productLines, to: paths.productLines() },
    { label: words.instruments, to: paths.instruments() },
    { label: words.buildingBlocks, to: paths.buildingBlocks() },
    { label: words.synthesis, to: paths.synthesis() },
    { label: words.bulk, to: paths.bulkEnquiry() },
    { label: words.articles, to: paths.articles({ type: "article" }) },
    { label: words.orchard, to: paths.orchard() },
  ];
}
