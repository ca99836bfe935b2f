import Trash from "@lucide/icons/icons/trash";
import type { CartLine } from "@reagent/api/contract/cart";
import type { GoodsKind } from "@reagent/domain/goods-kind";
import { memo } from "react";
import { Checkbox } from "../../../components/Checkbox/Checkbox.tsx";
import { IconButton } from "../../../components/IconButton/IconButton.tsx";
import { Price, PricePair } from "../../../components/Price/Price.tsx";
import { StructureCell } from "../../../components/StructureCell/StructureCell.tsx";
import { Cell, Row } from "../../../components/Table/Table.tsx";
import { useCopy, useLanguage } from "../../../language/language.tsx";
import { nameIn, priceOfLine, stockOfLine } from "../parts/line-facts.ts";
import { LineBadges, LineName } from "../parts/LineName/LineName.tsx";
import { LineStock } from "../parts/LineStock/LineStock.tsx";
import { copy } from "./Cart.copy.ts";
import * as css from "./CartLineRow.css.ts";
import { ItemNumberField } from "./ItemNumberField.tsx";
import { LineQuantity } from "./LineQuantity.tsx";
import type { CartEditing } from "./useCartEditing.ts";

/** The actions of a line; the functions are stable over renders. */
export interface LineActions extends Pick<CartEditing, "edit" | "select"> {
  /** Asks for confirmation; `button` is the one that was pressed. */
  readonly remove: (line: CartLine, kind: GoodsKind, button: HTMLElement) => void;
}

interface Props {
  readonly line: CartLine;
  readonly kind: GoodsKind;
  readonly isQuantityUnsaved: boolean;
  readonly isItemNumberUnsaved: boolean;
  readonly isTotalStale: boolean;
  readonly actions: LineActions;
}

/** Selects the remove button of each row. */
export const removeButtons = "button[data-removes-line]";

const hasSameFields = <Fields extends object>(one: Fields, other: Fields) =>
  (Object.keys(other) as (keyof Fields)[]).every((key) => Object.is(one[key], other[key]));

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
  isQuantityUnsaved,
  isItemNumberUnsaved,
  isTotalStale,
  actions,
}: Props) {
  const words = useCopy(copy);
  const { productCode } = line;
  const ref = { productId: line.productId, kind };
  const price = priceOfLine(line);
  const stock = stockOfLine(line, kind === "reagent" ? "in-words" : "counted");

  return (
    <Row className={css.line} state={line.isSelected ? "plain" : "faded"}>
      <Cell className={css.check} label={words.select}>
        <Checkbox
          label={words.selectLine(productCode)}
          isLabelHidden
          checked={line.isSelected}
          onChange={(isSelected) => actions.select(ref, isSelected)}
        />
      </Cell>
      <Cell className={css.drawing} label={words.drawing}>
        <LineDrawing line={line} kind={kind} />
      </Cell>
      <Cell className={css.name} isRowHeader label={words.product}>
        <LineName line={line} kind={kind} badges={<LineBadges line={line} />} />
      </Cell>
      <Cell className={css.stock} label={words.stock}>
        <LineStock {...stock} asksToCall={stock.mark === "none"} />
      </Cell>
      <Cell className={css.price} isNumber label={words.price}>
        <PricePair price={price} isStacked />
      </Cell>
      <Cell className={css.quantity} isNumber label={words.quantity}>
        <LineQuantity
          productCode={productCode}
          quantity={line.quantity}
          isUnsaved={isQuantityUnsaved}
          onChange={(quantity) => actions.edit(ref, { quantity })}
        />
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
          onSave={(customerItemNumber) => void actions.edit(ref, { customerItemNumber })}
        />
      </Cell>
      <Cell className={css.remove} isNumber label={words.remove}>
        <IconButton
          data-removes-line=""
          label={words.removeLine(productCode)}
          icon={Trash}
          size="small"
          onClick={(event) => actions.remove(line, kind, event.currentTarget)}
        />
      </Cell>
    </Row>
  );
}

function LineDrawing({ line, kind }: Pick<Props, "line" | "kind">) {
  const name = nameIn(useLanguage(), line);
  return (
    <div className={css.drawingFrame}>
      <StructureCell name={name} drawing={line.drawing} size="small" of={kind} isFramed={false} />
    </div>
  );
}
