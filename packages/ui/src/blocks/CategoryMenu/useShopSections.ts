import { paths, patterns } from "@reagent/api/pages/paths";
import type { ShopPart } from "@reagent/domain/shop-part";
import { useCopy } from "../../language/language.tsx";
import { useHasPart } from "../../state/use-has-part.ts";
import { copy } from "./CategoryMenu.copy.ts";

interface ShopSection {
  readonly label: string;
  readonly to: string;
  /** The pattern of its pages whose addresses do not start with `to`. */
  readonly pages?: string;
  /** The part that it leads to, if an owner can leave it out. */
  readonly part?: ShopPart;
}

/** The sections of the shop other than its categories, in menu order, without the parts that it does not have. */
export function useShopSections(): readonly ShopSection[] {
  const words = useCopy(copy);
  const hasPart = useHasPart();
  const sections: readonly ShopSection[] = [
    { label: words.productLines, to: paths.productLines(), pages: patterns.productLine },
    { label: words.instruments, to: paths.instruments(), pages: patterns.instrument },
    { label: words.buildingBlocks, to: paths.buildingBlocks(), part: "building-blocks" },
    { label: words.synthesis, to: paths.synthesis(), part: "synthesis" },
    { label: words.bulk, to: paths.bulkEnquiry() },
    { label: words.articles, to: paths.articles({ type: "article" }) },
    { label: words.orchard, to: paths.orchard(), part: "orchard" },
  ];
  return sections.filter(({ part }) => hasPart(part));
}
