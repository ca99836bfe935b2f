import ShoppingCart from "@lucide/icons/icons/shopping-cart";
import type { Instrument, InstrumentVariant } from "@reagent/api/contract/instrument";
import { paths } from "@reagent/api/pages/paths";
import { INSTRUMENT_QUANTITY } from "@reagent/domain/quantity";
import { deliveryLines } from "@reagent/domain/stock";
import { useState } from "react";
import { StockAlertButton } from "../../../blocks/StockAlertButton/StockAlertButton.tsx";
import { Badge, Badges } from "../../../components/Badge/Badge.tsx";
import { Button } from "../../../components/Button/Button.tsx";
import { ButtonLink } from "../../../components/ButtonLink/ButtonLink.tsx";
import { Code } from "../../../components/Code/Code.tsx";
import {
  type Definition,
  DefinitionList,
} from "../../../components/DefinitionList/DefinitionList.tsx";
import { useOverlays } from "../../../components/overlay/useOverlays.ts";
import { isPromotional, Price } from "../../../components/Price/Price.tsx";
import { QuantityField } from "../../../components/QuantityField/QuantityField.tsx";
import { useWrongQuantity } from "../../../components/QuantityField/useWrongQuantity.ts";
import { Stock } from "../../../components/Stock/Stock.tsx";
import { useCartActions } from "../../../data/use-cart-actions.tsx";
import { useCopy } from "../../../language/language.tsx";
import { GuestHint } from "../../product/parts/GuestHint/GuestHint.tsx";
import { useNames } from "../../product/parts/names.ts";
import { AddToListButton } from "../../shopping-list/parts/AddToList/AddToListButton.tsx";
import { factsOf } from "../parts/instrument-facts.ts";
import { copy } from "./Instrument.copy.ts";
import * as css from "./Instrument.css.ts";

interface Props {
  readonly instrument: Instrument;
  readonly sku: InstrumentVariant;
}

/** Price, stock and delivery of the chosen SKU, with a quantity and a button that adds it to the cart (storefront §5, quantities). */
export function Offer({ instrument, sku }: Props) {
  const words = useCopy(copy);
  const { name } = useNames(instrument);
  const { addInstrument, isBusy } = useCartActions();
  const { alert } = useOverlays();
  const askToCorrect = useWrongQuantity();
  const [quantity, setQuantity] = useState<number | null>(INSTRUMENT_QUANTITY);
  const { price, stock, isAwaitable } = factsOf(sku);
  const { spuCode, isLoggedIn } = instrument;
  const { skuCode, skuId } = sku;
  const delivery = sku.stock > 0 ? deliveryLines(sku.deliveryDescription) : [];

  const add = async (button: HTMLElement) => {
    if (quantity === null) return askToCorrect([skuCode]);
    if (quantity === 0) return void alert({ message: words.nothingChosen, tone: "warning" });
    if (await addInstrument({ spuCode, skuId, quantity }, button)) setQuantity(INSTRUMENT_QUANTITY);
  };

  const facts: Definition[] = [
    { term: words.skuCode, value: <Code value={skuCode} kind="product-code" /> },
    {
      term: words.stock,
      value: (
        <>
          <Stock {...stock} />
          {isAwaitable && <StockAlertButton kind="instrument" productCode={skuCode} />}
        </>
      ),
    },
  ];
  if (delivery.length > 0)
    facts.push({
      term: words.delivery,
      value: delivery.map((line) => (
        <span className={css.deliveryLine} key={line}>
          {line}
        </span>
      )),
    });

  return (
    <section className={css.offer} aria-label={words.offer}>
      <div className={css.price} aria-live="polite">
        {price ? (
          <>
            <span className={css.priceTerm}>
              {isLoggedIn && price.isStruck ? words.ownPrice : words.listPrice}
            </span>
            <Price
              amount={price.own}
              kind={isPromotional(price) ? "promotion" : "own"}
              size="large"
            />
            {price.isStruck && <Price amount={price.list} kind="struck" />}
            <Badges>
              {price.marks.map((mark) => (
                <Badge key={mark} kind={mark} />
              ))}
            </Badges>
            {!isLoggedIn && <GuestHint />}
          </>
        ) : (
          <Badge kind="price-on-request" />
        )}
      </div>
      <DefinitionList entries={facts} isRuled />
      <div className={css.action}>
        {price ? (
          <>
            <div className={css.quantity}>
              <QuantityField
                label={words.quantity}
                isLabelHidden
                hasMessageLine={false}
                min={0}
                value={quantity}
                onChange={setQuantity}
                onEmpty={() => setQuantity(0)}
              />
            </div>
            <div className={css.add}>
              <Button
                kind={quantity ? "primary" : "secondary"}
                size="large"
                icon={ShoppingCart}
                isBusy={isBusy}
                isWide
                onClick={(event) => void add(event.currentTarget)}
              >
                {words.add}
              </Button>
            </div>
            <AddToListButton
              size="large"
              wrong={quantity === null ? [skuCode] : []}
              products={quantity ? [{ kind: "instrument", productCode: skuCode, quantity }] : []}
            />
          </>
        ) : (
          <ButtonLink
            size="large"
            isWide
            to={paths.bulkEnquiry({
              productName: name,
              specification: Object.values(sku.attributes).join(words.comma),
              itemCode: skuCode,
            })}
          >
            {words.enquire}
          </ButtonLink>
        )}
      </div>
    </section>
  );
}
