import ShoppingCart from "@lucide/icons/icons/shopping-cart";
import type { ComparedItem, Pack } from "@reagent/api/contract/product";
import { formatYuan } from "@reagent/domain/money";
import type { ViewerKind } from "@reagent/domain/price";
import { Badge } from "../../../components/Badge/Badge.tsx";
import { IconButton } from "../../../components/IconButton/IconButton.tsx";
import { isPromotional, Price } from "../../../components/Price/Price.tsx";
import { useCartActions } from "../../../data/use-cart-actions.tsx";
import { useCopy } from "../../../language/language.tsx";
import { screenOnly } from "../../../theme/print.css.ts";
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

/** The packs of an item with the viewer's prices, each with a button that adds one to the cart. */
export function ComparedPacks({ item: { itemCode, packs, safetyLevel }, viewer }: Props) {
  const words = useCopy(copy);
  if (safetyLevel === "low-boiling") return words.lowBoiling;
  return (
    <ul className={css.packs}>
      {packs.map((pack) => {
        const { price, canBuy } = factsOf(pack, { viewer, isLowBoiling: false });
        return (
          <li className={css.pack} key={pack.productId}>
            <PackSize text={pack.pack} />
            <span className={css.offer}>
              {"price" in price ? (
                <Price
                  amount={price.price.own}
                  kind={isPromotional(price.price) ? "promotion" : "own"}
                />
              ) : (
                <Badge kind="price-on-request" />
              )}
              <span className={`${css.add} ${screenOnly}`}>
                {canBuy && <AddPack itemCode={itemCode} pack={pack} />}
              </span>
            </span>
          </li>
        );
      })}
    </ul>
  );
}

function AddPack({ itemCode, pack }: { itemCode: string; pack: Pack }) {
  const words = useCopy(copy);
  const { addPacks, isBusy } = useCartActions();
  const { productId, productCode } = pack;
  return (
    <IconButton
      label={words.addPack(productCode)}
      icon={ShoppingCart}
      size="small"
      isBusy={isBusy}
      onClick={(event) =>
        void addPacks(itemCode, [{ productId, quantity: 1 }], event.currentTarget)
      }
    />
  );
}
