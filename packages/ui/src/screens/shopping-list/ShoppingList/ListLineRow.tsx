import type { ShoppingListLine } from "@reagent/api/contract/shopping-list";
import { paths } from "@reagent/api/pages/paths";
import { lineTotal } from "@reagent/domain/cart";
import { attributeTexts } from "@reagent/domain/instrument-choice";
import { instrumentStock, reagentStock, stockMark } from "@reagent/domain/stock";
import { LineQuantity } from "../../../blocks/LineQuantity/LineQuantity.tsx";
import { RemoveLineButton } from "../../../blocks/RemoveLine/RemoveLineButton.tsx";
import { ChemicalName } from "../../../components/ChemicalName/ChemicalName.tsx";
import { Code } from "../../../components/Code/Code.tsx";
import { NoValue } from "../../../components/NoValue/NoValue.tsx";
import { Price } from "../../../components/Price/Price.tsx";
import { Stock } from "../../../components/Stock/Stock.tsx";
import { Cell, Row } from "../../../components/Table/Table.tsx";
import { TextLink } from "../../../components/TextLink/TextLink.tsx";
import { useCopy, useLanguage } from "../../../language/language.tsx";
import { ExchangeButton } from "../../cart/parts/Exchange/ExchangeButton.tsx";
import { NothingInExchange } from "../../cart/parts/Exchange/NothingInExchange.tsx";
import { namesIn } from "../../product/parts/names.ts";
import { LineChanges } from "./LineChanges.tsx";
import { copy } from "./ShoppingList.copy.ts";
import * as css from "./ShoppingList.css.ts";

interface Props {
  readonly line: ShoppingListLine;
  readonly canBeExchanged: boolean;
  /** Whether it may be exchanged, and nothing can take its place. */
  readonly hasNoExchange: boolean;
  readonly isUnsaved: boolean;
  readonly onQuantity: (quantity: number) => Promise<boolean>;
  /** Receives the button that was pressed, as does the removal. */
  readonly onExchange: (button: HTMLElement) => void;
  readonly onRemove: (button: HTMLElement) => void;
}

/** A product of a list: what it costs now, and what has changed since it was last ordered. */
export function ListLineRow({
  line,
  canBeExchanged,
  hasNoExchange,
  isUnsaved,
  onQuantity,
  onExchange,
  onRemove,
}: Props) {
  const words = useCopy(copy);
  const { productCode, price, state, quantity } = line;
  return (
    <Row className={css.line}>
      <Cell className={css.product} isRowHeader label={words.product}>
        <ProductName line={line} />
      </Cell>
      <Cell label={words.stock}>
        <div>
          {state === "sold" ? (
            <Stock {...stockOf(line)} />
          ) : (
            <span className={css.muted}>{words.states[state]}</span>
          )}
          {hasNoExchange && <NothingInExchange />}
        </div>
      </Cell>
      <Cell isNumber label={words.price}>
        {price === null ? <NoValue /> : <Price amount={price} />}
      </Cell>
      <Cell label={words.sinceLast}>
        <LineChanges line={line} />
      </Cell>
      <Cell className={css.quantity} isNumber label={words.quantity}>
        <LineQuantity
          code={productCode}
          value={quantity}
          isUnsaved={isUnsaved}
          onChange={onQuantity}
        />
      </Cell>
      <Cell isNumber label={words.subtotal}>
        {price === null || state !== "sold" ? (
          <NoValue />
        ) : (
          <Price amount={lineTotal(price, quantity)} />
        )}
      </Cell>
      <Cell className={css.remove} isNumber>
        {canBeExchanged && <ExchangeButton productCode={productCode} onOpen={onExchange} />}
        <RemoveLineButton label={words.removeLine(productCode)} onRemove={onRemove} />
      </Cell>
    </Row>
  );
}

/** The linked name, the code, and the pack or the attributes; what left the catalogue has no link. */
function ProductName({ line }: { line: ShoppingListLine }) {
  const words = useCopy(copy);
  const { kind, itemCode, productCode, state, pack, attributes } = line;
  const { name, nameLanguage } = namesIn(useLanguage(), line);
  const to =
    kind === "instrument"
      ? paths.instrument({ spuCode: itemCode, skuCode: productCode })
      : paths.product({ itemCode });
  return (
    <span>
      <span className={css.name} lang={nameLanguage}>
        {state === "delisted" ? (
          <ChemicalName value={name} />
        ) : (
          <TextLink kind="plain" to={to}>
            <ChemicalName value={name} />
          </TextLink>
        )}
      </span>
      <span className={css.codes}>
        <Code value={productCode} kind="product-code" />
        <span>{pack || attributeTexts(attributes ?? {}).join(words.comma)}</span>
      </span>
    </span>
  );
}

function stockOf({
  kind,
  stock,
  expectedDelivery,
  deliveryDescription: delivery,
  isFutures: hasFuturesDiscount,
}: ShoppingListLine) {
  return {
    mark: stockMark({
      stock,
      delivery: stock > 0 ? delivery : expectedDelivery,
      isLowBoiling: false,
      isOnRequest: false,
      hasFuturesDiscount,
    }),
    display:
      kind === "instrument"
        ? instrumentStock({ stock, expectedDelivery })
        : reagentStock({ stock, expectedDelivery, delivery }),
  };
}
