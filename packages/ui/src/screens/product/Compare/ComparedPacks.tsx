import type { ComparedItem } from "@reagent/api/contract/product";
import { formatYuan } from "@reagent/domain/money";
import type { ViewerKind } from "@reagent/domain/price";
import { Badge } from "../../../components/Badge/Badge.tsx";
import { isPromotional, Price } from "../../../components/Price/Price.tsx";
import { useCopy } from "../../../language/language.tsx";
import { factsOf } from "../parts/PackTable/pack-facts.ts";
import { PackSize } from "../parts/PackTable/PackSize.tsx";
import { copy } from "./Compare.copy.ts";
import * as css from "./Compare.css.ts";

interface Props {
  readonly item: ComparedItem;
  readonly viewer: ViewerKind;
}

/** The packs of an item with the viewer's prices, as texts to compare. */
export function packTexts({ packs, safetyLevel }: ComparedItem, viewer: ViewerKind): string[] {
  if (safetyLevel === "low-boiling") return [safetyLevel];
  return packs.map((pack) => {
    const { price } = factsOf(pack, { viewer, isLowBoiling: false });
    return `${pack.pack} ${"price" in price ? formatYuan(price.price.own) : ""}`;
  });
}

/** The packs of an item with the viewer's prices. */
export function ComparedPacks({ item: { packs, safetyLevel }, viewer }: Props) {
  const words = useCopy(copy);
  if (safetyLevel === "low-boiling") return words.lowBoiling;
  return (
    <ul className={css.packs}>
      {packs.map((pack) => {
        const { price } = factsOf(pack, { viewer, isLowBoiling: false });
        return (
          <li className={css.pack} key={pack.productId}>
            <PackSize text={pack.pack} />
            {"price" in price ? (
              <Price
                amount={price.price.own}
                kind={isPromotional(price.price) ? "promotion" : "own"}
              />
            ) : (
              <Badge kind="price-on-request" />
            )}
          </li>
        );
      })}
    </ul>
  );
}
