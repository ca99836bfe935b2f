import ShoppingCart from "@lucide/icons/icons/shopping-cart";
import type { InstrumentSku } from "@reagent/api/contract/instrument";
import { paths } from "@reagent/api/pages/paths";
import { Link } from "react-router-dom";
import { StockAlertButton } from "../../../../blocks/StockAlertButton/StockAlertButton.tsx";
import { Badge, Badges } from "../../../../components/Badge/Badge.tsx";
import { Button } from "../../../../components/Button/Button.tsx";
import { Code } from "../../../../components/Code/Code.tsx";
import { type Marking, unmarked } from "../../../../components/Highlight/marking.tsx";
import { LineArt } from "../../../../components/LineArt/LineArt.tsx";
import { PricePair } from "../../../../components/Price/Price.tsx";
import { Stock } from "../../../../components/Stock/Stock.tsx";
import { VisuallyHidden } from "../../../../components/VisuallyHidden/VisuallyHidden.tsx";
import { useCartActions } from "../../../../data/use-cart-actions.tsx";
import { useCopy } from "../../../../language/language.tsx";
import { useNames } from "../../../product/parts/names.ts";
import { factsOf } from "../instrument-facts.ts";
import { copy } from "./InstrumentCard.copy.ts";
import * as css from "./InstrumentCard.css.ts";

interface Props {
  readonly sku: InstrumentSku;
  /** Whether there is room for a picture. */
  readonly hasArt?: boolean;
  /** Highlights the search text in the name and the code. */
  readonly mark?: Marking;
  readonly onOpen: () => void;
  /** The level of the heading. */
  readonly as?: "h2" | "h3";
}

/** A SKU of an instrument or consumable, with a button that adds one to the cart; its page opens in a new tab. */
export function InstrumentCard({
  sku,
  hasArt = true,
  mark = unmarked,
  onOpen,
  as: Title = "h3",
}: Props) {
  const words = useCopy(copy);
  const { name } = useNames(sku);
  const { addInstrument, isBusy } = useCartActions();
  const { price, stock, isAwaitable } = factsOf(sku);
  return (
    <article className={css.card}>
      {hasArt && (
        <div className={css.picture}>
          <LineArt drawing={sku.drawing} width="min(100vw, 320px)" />
        </div>
      )}
      <Title className={css.name}>
        <Link
          className={css.link}
          to={paths.instrument({ spuCode: sku.spuCode, skuCode: sku.skuCode })}
          target="_blank"
          rel="noopener"
          onClick={onOpen}
        >
          {mark(name)}
          <VisuallyHidden>{words.opensNewWindow}</VisuallyHidden>
        </Link>
      </Title>
      <p className={css.attributes}>
        {Object.entries(sku.attributes)
          .map(([name, value]) => `${name} ${value}`)
          .join(words.comma)}
      </p>
      <p className={css.code}>
        <Code value={sku.skuCode} kind="product-code">
          {mark(sku.skuCode)}
        </Code>
      </p>
      <div className={css.stock}>
        <Stock {...stock} />
        {isAwaitable && (
          <div className={css.action}>
            <StockAlertButton kind="instrument" productCode={sku.skuCode} />
          </div>
        )}
      </div>
      <div className={css.foot}>
        <p className={css.price}>
          {price ? <PricePair price={price} size="medium" /> : <Badge kind="price-on-request" />}{" "}
          <Badges>
            {price?.marks.map((kind) => (
              <Badge key={kind} kind={kind} />
            ))}
          </Badges>
        </p>
        {price && (
          <div className={css.action}>
            <Button
              size="small"
              icon={ShoppingCart}
              isBusy={isBusy}
              onClick={(event) =>
                void addInstrument({ spuCode: sku.spuCode, skuId: sku.skuId }, event.currentTarget)
              }
            >
              {words.add}
              <VisuallyHidden> {sku.skuCode}</VisuallyHidden>
            </Button>
          </div>
        )}
      </div>
    </article>
  );
}
