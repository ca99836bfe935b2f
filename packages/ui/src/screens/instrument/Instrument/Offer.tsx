import ShoppingCart from "@lucide/icons/icons/shopping-cart";
import type { Instrument, InstrumentVariant } from "@reagent/api/contract/instrument";
import { deliveryLines } from "@reagent/domain/stock";
import { Badge, Badges } from "../../../components/Badge/Badge.tsx";
import { Button } from "../../../components/Button/Button.tsx";
import { ButtonLink } from "../../../components/ButtonLink/ButtonLink.tsx";
import { Code } from "../../../components/Code/Code.tsx";
import {
  type Definition,
  DefinitionList,
} from "../../../components/DefinitionList/DefinitionList.tsx";
import { isPromotional, Price } from "../../../components/Price/Price.tsx";
import { Stock } from "../../../components/Stock/Stock.tsx";
import { useCartActions } from "../../../data/use-cart-actions.tsx";
import { useCopy } from "../../../language/language.tsx";
import { paths } from "../../../paths.ts";
import { GuestHint } from "../../product/parts/GuestHint/GuestHint.tsx";
import { useNames } from "../../product/parts/names.ts";
import { factsOf } from "../parts/instrument-facts.ts";
import { copy } from "./Instrument.copy.ts";
import * as css from "./Instrument.css.ts";

interface Props {
  readonly instrument: Instrument;
  readonly sku: InstrumentVariant;
}

/** Price, stock and delivery of the chosen SKU, with a button that adds one to the cart. */
export function Offer({ instrument, sku }: Props) {
  const words = useCopy(copy);
  const { name } = useNames(instrument);
  const { addInstrument, isBusy } = useCartActions();
  const { price, stock } = factsOf(sku);
  const { spuCode, isLoggedIn } = instrument;
  const { skuCode, skuId } = sku;
  const delivery = sku.stock > 0 ? deliveryLines(sku.deliveryDescription) : [];

  const facts: Definition[] = [
    { term: words.skuCode, value: <Code value={skuCode} kind="product-code" /> },
    { term: words.stock, value: <Stock {...stock} /> },
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
          <Button
            kind="primary"
            size="large"
            icon={ShoppingCart}
            isBusy={isBusy}
            isWide
            onClick={(event) => void addInstrument({ spuCode, skuId }, event.currentTarget)}
          >
            {words.add}
          </Button>
        ) : (
          <ButtonLink
            size="large"
            isWide
            to={paths.bulkEnquiry({
              name,
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
