import type { CartLine } from "@reagent/api/contract/cart";
import type { GoodsKind } from "@reagent/domain/goods-kind";
import { memo } from "react";
import { LineQuantity } from "../../../blocks/LineQuantity/LineQuantity.tsx";
import { RemoveLineButton } from "../../../blocks/RemoveLine/RemoveLineButton.tsx";
import { Checkbox } from "../../../components/Checkbox/Checkbox.tsx";
import { Price } from "../../../components/Price/Price.tsx";
import { StructureCell } from "../../../components/StructureCell/StructureCell.tsx";
import { Cell, Row } from "../../../components/Table/Table.tsx";
import { useCopy, useLanguage } from "../../../language/language.tsx";
import { ExchangeButton } from "../parts/Exchange/ExchangeButton.tsx";
import { NothingInExchange } from "../parts/Exchange/NothingInExchange.tsx";
import { nameIn, stockOfLine } from "../parts/line-facts.ts";
import { LineHazard } from "../parts/LineHazard/LineHazard.tsx";
import { LineBadges, LineName } from "../parts/LineName/LineName.tsx";
import { LinePrice } from "../parts/LinePrice/LinePrice.tsx";
import { LineStock } from "../parts/LineStock/LineStock.tsx";
import { PinnedBatch } from "../parts/PinnedBatch/PinnedBatch.tsx";
import { QuoteNote } from "../parts/QuoteNote/QuoteNote.tsx";
import { copy } from "./Cart.copy.ts";
import * as css from "./CartLineRow.css.ts";
import { ItemNumberField } from "./ItemNumberField.tsx";
import type { CartEditing } from "./useCartEditing.ts";

/** The actions of a line; the functions are stable over renders. */
export interface LineActions extends Pick<CartEditing, "change"> {
  /** Asks for confirmation; `button` is the one that was pressed. */
  readonly remove: (line: CartLine, kind: GoodsKind, button: HTMLElement) => void;
  /** Offers what a reagent can be exchanged for. */
  readonly exchange: (line: CartLine, button: HTMLElement) => void;
}

interface Props {
  readonly line: CartLine;
  readonly kind: GoodsKind;
  readonly canBeExchanged: boolean;
  /** Whether it may be exchanged, and nothing can take its place. */
  readonly hasNoExchange: boolean;
  readonly isQuantityUnsaved: boolean;
  readonly isItemNumberUnsaved: boolean;
  readonly isTotalStale: boolean;
  readonly actions: LineActions;
}

/** Whether two values are the same; two readings of a list are the same if their entries are. */
const isSame = (one: unknown, other: unknown) =>
  Object.is(one, other) ||
  (Array.isArray(one) &&
    Array.isArray(other) &&
    one.length === other.length &&
    one.every((each, index) => Object.is(each, other[index])));

const hasSameFields = <Fields extends object>(one: Fields, other: Fields) =>
  (Object.keys(other) as (keyof Fields)[]).every((key) => isSame(one[key], other[key]));

/**
 * A line of the cart: product, stock, price, quantity and customer item number. Memoised, since a cart may have hundreds of
 * lines.
 */
export const CartLineRow = memo(
  DrawnLine,
  ({ line: earlier, ...before }: Props, { line, ...after }: Props) =>
    hasSameFields(before, after) && hasSameFields(earlier, line),
);

function DrawnLine({
  line,
  kind,
  canBeExchanged,
  hasNoExchange,
  isQuantityUnsaved,
  isItemNumberUnsaved,
  isTotalStale,
  actions,
}: Props) {
  const words = useCopy(copy);
  const { productCode } = line;
  const ref = { productId: line.productId, kind };
  const isQuoted = line.quotedUntil !== "" && !line.isQuoteOver;
  const stock = stockOfLine(line, kind === "reagent" ? "in-words" : "counted");

  return (
    <Row className={css.line} state={line.isSelected ? "plain" : "faded"}>
      <Cell className={css.check} label={words.select}>
        <Checkbox
          label={words.selectLine(productCode)}
          isLabelHidden
          value={line.isSelected}
          onChange={(isSelected) =>
            void actions.change({ kind: "select", line: ref, to: { isSelected } })
          }
        />
      </Cell>
      <Cell className={css.drawing} label={words.drawing}>
        <LineDrawing line={line} kind={kind} />
      </Cell>
      <Cell className={css.name} isRowHeader label={words.product}>
        <div className={css.named}>
          <div className={css.words}>
            <LineName line={line} kind={kind} badges={<LineBadges line={line} />}>
              <QuoteNote line={line} />
              <PinnedBatch line={line} canBeReleased />
            </LineName>
          </div>
          <LineHazard line={line} />
        </div>
      </Cell>
      <Cell className={css.stock} label={words.stock}>
        <LineStock {...stock} asksToCall={stock.mark === "none"} wanted={line} />
        {hasNoExchange && <NothingInExchange />}
      </Cell>
      <Cell className={css.price} isNumber label={words.price}>
        <LinePrice line={line} />
      </Cell>
      <Cell className={css.quantity} isNumber label={words.quantity}>
        {isQuoted ? (
          line.quantity
        ) : (
          <LineQuantity
            code={productCode}
            value={line.quantity}
            isUnsaved={isQuantityUnsaved}
            onChange={(quantity) => actions.change({ kind: "edit", line: ref, to: { quantity } })}
          />
        )}
      </Cell>
      <Cell
        className={css.subtotal({
          isSelected: line.isSelected,
          isStale: isTotalStale,
        })}
        isNumber
        label={words.subtotal}
      >
        <Price amount={line.total} />
      </Cell>
      <Cell className={css.itemNumber} label={words.customerItemNumber}>
        <ItemNumberField
          productCode={productCode}
          itemNumber={line.customerItemNumber}
          isUnsaved={isItemNumberUnsaved}
          onSave={(customerItemNumber) =>
            void actions.change({ kind: "edit", line: ref, to: { customerItemNumber } })
          }
        />
      </Cell>
      <Cell className={css.actions} isNumber label={words.actions}>
        {canBeExchanged && (
          <ExchangeButton
            productCode={productCode}
            onOpen={(button) => actions.exchange(line, button)}
          />
        )}
        <RemoveLineButton
          label={words.removeLine(productCode)}
          onRemove={(button) => actions.remove(line, kind, button)}
        />
      </Cell>
    </Row>
  );
}

function LineDrawing({ line, kind }: Pick<Props, "line" | "kind">) {
  const name = nameIn(useLanguage(), line);
  return (
    <div className={css.drawingFrame}>
      <StructureCell name={name} drawing={line.drawing} size="small" kind={kind} isFramed={false} />
    </div>
  );
}
