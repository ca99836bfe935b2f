import ShoppingBasket from "@lucide/icons/icons/shopping-basket";
import type { Gift } from "@reagent/api/contract/gift";
import { paths } from "@reagent/api/pages/paths";
import { giftPrice } from "@reagent/domain/gift";
import { LARGEST_QUANTITY } from "@reagent/domain/quantity";
import { useState } from "react";
import { Button } from "../../../components/Button/Button.tsx";
import { DefinitionList } from "../../../components/DefinitionList/DefinitionList.tsx";
import { Gauge } from "../../../components/Gauge/Gauge.tsx";
import { QuantityField } from "../../../components/QuantityField/QuantityField.tsx";
import { useWrongQuantity } from "../../../components/QuantityField/useWrongQuantity.ts";
import { TextLink } from "../../../components/TextLink/TextLink.tsx";
import { useAddToBasket } from "../../../data/use-add-to-basket.tsx";
import { useOrchardUser } from "../../../data/use-orchard-user.tsx";
import { useCopy } from "../../../language/language.tsx";
import { GiftPrice } from "../parts/GiftPrice/GiftPrice.tsx";
import { GiftStock } from "../parts/GiftStock/GiftStock.tsx";
import { WishButton } from "../parts/WishButton/WishButton.tsx";
import { copy } from "./Gift.copy.ts";
import * as css from "./Gift.css.ts";

/** Specification, stock and price of a gift, with a quantity, at least one (storefront §2, orchard), the basket and the wishes. */
export function GiftOffer({ gift }: { gift: Gift }) {
  const words = useCopy(copy);
  const user = useOrchardUser();
  const { add, isBusy } = useAddToBasket();
  const askToCorrect = useWrongQuantity();
  const [quantity, setQuantity] = useState<number | null>(1);
  const { giftCode, specification, stock } = gift;
  const cost = giftPrice(gift) * (quantity ?? 1);
  const left = user && user.grains - cost;
  const isEnough = left === undefined || left >= 0;
  return (
    <section className={css.offer} aria-label={words.offer}>
      <DefinitionList
        isRuled
        entries={[
          { term: words.specification, value: specification },
          { term: words.stock, value: <GiftStock stock={stock} /> },
        ]}
      />
      <div className={css.price} aria-live="polite">
        <GiftPrice of={gift} grains={user?.grains} isGone={stock <= 0} size="large" />
        {left !== undefined && left >= 0 && stock > 0 && (
          <span className={css.left}>{words.left(left.toLocaleString("en-US"))}</span>
        )}
      </div>
      {user && left !== undefined && left < 0 && (
        <div className={css.short}>
          <Gauge label={words.balance} value={user.grains} threshold={cost}>
            {words.missingGrains(
              user.grains.toLocaleString("en-US"),
              (-left).toLocaleString("en-US"),
            )}
          </Gauge>
          <TextLink to={paths.integral()}>{words.howToEarn}</TextLink>
        </div>
      )}
      <div className={css.action}>
        {stock > 0 && (
          <>
            <div className={css.quantity}>
              <QuantityField
                label={words.quantity}
                isLabelHidden
                hasMessageLine={false}
                min={1}
                max={Math.min(stock, LARGEST_QUANTITY)}
                value={quantity}
                onChange={setQuantity}
              />
            </div>
            <div className={css.add}>
              <Button
                kind={isEnough ? "primary" : "secondary"}
                size="large"
                icon={ShoppingBasket}
                isBusy={isBusy}
                isWide
                onClick={({ currentTarget }) =>
                  quantity === null
                    ? void askToCorrect([giftCode])
                    : void add({ giftCode, quantity }, currentTarget)
                }
              >
                {isEnough ? words.add : words.addAnyway}
              </Button>
            </div>
          </>
        )}
        <div className={css.wish}>
          <WishButton gift={gift} />
        </div>
      </div>
    </section>
  );
}
