import ShoppingCart from "@lucide/icons/icons/shopping-cart";
import type { InstrumentVariant } from "@reagent/api/contract/instrument";
import type { Viewer } from "@reagent/domain/price";
import { StockAlertButton } from "../../../../blocks/StockAlertButton/StockAlertButton.tsx";
import { Badge, Badges } from "../../../../components/Badge/Badge.tsx";
import { Button } from "../../../../components/Button/Button.tsx";
import { Code } from "../../../../components/Code/Code.tsx";
import { NoValue } from "../../../../components/NoValue/NoValue.tsx";
import { isPromotional, Price } from "../../../../components/Price/Price.tsx";
import { Stock } from "../../../../components/Stock/Stock.tsx";
import { Cell, Row } from "../../../../components/Table/Table.tsx";
import { TextLink } from "../../../../components/TextLink/TextLink.tsx";
import { VisuallyHidden } from "../../../../components/VisuallyHidden/VisuallyHidden.tsx";
import { useCartActions } from "../../../../data/use-cart-actions.tsx";
import { useCopy } from "../../../../language/language.tsx";
import { paths } from "../../../../paths.ts";
import { GuestHint } from "../../../product/parts/GuestHint/GuestHint.tsx";
import { factsOf } from "../instrument-facts.ts";
import { copy } from "./VariantTable.copy.ts";
import * as css from "./VariantTable.css.ts";

interface Props {
  readonly spuCode: string;
  readonly sku: InstrumentVariant;
  /** Names of the attributes, in the order of the columns. */
  readonly names: readonly string[];
  readonly isCurrent: boolean;
  readonly viewer: Viewer;
  readonly onChoose: () => void;
}

/** A SKU, with a link that chooses it and a button that adds one to the cart. */
export function VariantRow({ spuCode, sku, names, isCurrent, viewer, onChoose }: Props) {
  const words = useCopy(copy);
  const { addInstrument, isBusy } = useCartActions();
  const { price, stock, isAwaitable } = factsOf(sku);
  const { skuCode, skuId } = sku;
  return (
    <Row state={isCurrent ? "selected" : "plain"}>
      <Cell isRowHeader label={words.skuCode} className={css.code}>
        <span>
          <Code value={skuCode} kind="product-code">
            <TextLink
              kind="plain"
              to={paths.instrument({ spuCode, skuCode })}
              aria-current={isCurrent ? "true" : undefined}
              onClick={onChoose}
            >
              {skuCode}
            </TextLink>
          </Code>
          <Badges>
            {price?.marks.map((mark) => (
              <Badge key={mark} kind={mark} />
            ))}
          </Badges>
        </span>
      </Cell>
      {names.map((name) => (
        <Cell key={name} label={name}>
          {sku.attributes[name] ?? <NoValue />}
        </Cell>
      ))}
      <Cell label={words.stock}>
        <span>
          <Stock {...stock} />
          {isAwaitable && <StockAlertButton kind="instrument" productCode={skuCode} />}
        </span>
      </Cell>
      <Cell isNumber label={words.listPrice}>
        {price ? (
          <Price
            amount={price.list}
            kind={viewer === "customer" && price.isStruck ? "struck" : "list"}
          />
        ) : (
          <Badge kind="price-on-request" />
        )}
      </Cell>
      <Cell isNumber label={words.ownPrice}>
        {!price ? (
          <NoValue />
        ) : viewer === "guest" ? (
          <GuestHint />
        ) : (
          <Price amount={price.own} kind={isPromotional(price) ? "promotion" : "own"} />
        )}
      </Cell>
      <Cell isNumber label={words.action}>
        {price && (
          <span>
            <Button
              size="small"
              icon={ShoppingCart}
              isBusy={isBusy}
              onClick={(event) => void addInstrument({ spuCode, skuId }, event.currentTarget)}
            >
              {words.add}
              <VisuallyHidden> {skuCode}</VisuallyHidden>
            </Button>
          </span>
        )}
      </Cell>
    </Row>
  );
}
