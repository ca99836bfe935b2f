import type { ShoppingListLine } from "@reagent/api/contract/shopping-list";
import { lineTotal } from "@reagent/domain/cart";
import { LineQuantity } from "../../../blocks/LineQuantity/LineQuantity.tsx";
import { RemoveLineButton } from "../../../blocks/RemoveLine/RemoveLineButton.tsx";
import { NoValue } from "../../../components/NoValue/NoValue.tsx";
import { Price } from "../../../components/Price/Price.tsx";
import { Stock } from "../../../components/Stock/Stock.tsx";
import { Cell, Row } from "../../../components/Table/Table.tsx";
import { useCopy } from "../../../language/language.tsx";
import { ExchangeButton } from "../../cart/parts/Exchange/ExchangeButton.tsx";
import { NothingInExchange } from "../../cart/parts/Exchange/NothingInExchange.tsx";
import { listedStock } from "../parts/ListedProduct/listed-stock.ts";
import { ListedName } from "../parts/ListedProduct/ListedName.tsx";
import { copy as listedCopy } from "../parts/ListedProduct/ListedProduct.copy.ts";
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
  const listed = useCopy(listedCopy);
  const { productCode, price, state, quantity } = line;
  return (
    <Row className={css.line}>
      <Cell className={css.product} isRowHeader label={words.product}>
        <ListedName line={line} />
      </Cell>
      <Cell label={words.stock}>
        <div>
          {state === "sold" ? (
            <Stock {...listedStock(line)} />
          ) : (
            <span className={css.muted}>{listed.states[state]}</span>
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
