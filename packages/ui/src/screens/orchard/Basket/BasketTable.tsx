import type { BasketLine } from "@reagent/api/contract/basket";
import { giftBarrier } from "@reagent/domain/basket";
import { LineQuantity } from "../../../blocks/LineQuantity/LineQuantity.tsx";
import { RemoveLineButton } from "../../../blocks/RemoveLine/RemoveLineButton.tsx";
import { Grains } from "../../../components/Grains/Grains.tsx";
import {
  Cell,
  HeadCell,
  Row,
  Table,
  TableBody,
  TableHead,
} from "../../../components/Table/Table.tsx";
import { useCopy } from "../../../language/language.tsx";
import { GiftName } from "../parts/GiftName/GiftName.tsx";
import { copy } from "./Basket.copy.ts";
import * as css from "./BasketTable.css.ts";
import type { BasketEditing } from "./useBasketEditing.ts";

interface Props {
  readonly lines: readonly BasketLine[];
  readonly editing: BasketEditing;
  /** Called with the pressed button. */
  readonly onRemove: (line: BasketLine, button: HTMLElement) => void;
}

/** The gifts of the basket (customer centre §2, gift basket). */
export function BasketTable({ lines, editing, onRemove }: Props) {
  const words = useCopy(copy);
  return (
    <Table label={words.gifts} density="comfortable" fold="grid">
      <TableHead>
        <HeadCell>{words.type}</HeadCell>
        <HeadCell>{words.gift}</HeadCell>
        <HeadCell isNumber>{words.stock}</HeadCell>
        <HeadCell isNumber>{words.price}</HeadCell>
        <HeadCell isNumber>{words.quantity}</HeadCell>
        <HeadCell isNumber>{words.subtotal}</HeadCell>
        <HeadCell isHidden>{words.remove}</HeadCell>
      </TableHead>
      <TableBody>
        {lines.map((line) => (
          <BasketRow key={line.giftId} line={line} editing={editing} onRemove={onRemove} />
        ))}
      </TableBody>
    </Table>
  );
}

/** A gift that was taken off the shelves can only be removed. */
function BasketRow({
  line,
  editing,
  onRemove,
}: Pick<Props, "editing" | "onRemove"> & { line: BasketLine }) {
  const words = useCopy(copy);
  const { giftId, giftCode, name, quantity, isListed } = line;
  return (
    <Row className={css.line} state={isListed ? "plain" : "faded"}>
      <Cell className={css.type} label={words.type}>
        {line.typeName}
      </Cell>
      <Cell className={css.gift} isRowHeader label={words.gift}>
        <GiftName gift={line} />
      </Cell>
      <Cell className={css.stock} isNumber label={words.stock}>
        <StockOf line={line} />
      </Cell>
      <Cell className={css.price} isNumber label={words.price}>
        <Grains amount={line.price} kind={isListed ? "plain" : "beyond"} />
      </Cell>
      <Cell className={css.quantity} isNumber label={words.quantity}>
        {isListed ? (
          <LineQuantity
            code={giftCode}
            value={quantity}
            isUnsaved={editing.isUnsaved({ giftId }, "quantity")}
            onChange={(next) =>
              editing.change({ kind: "edit", line: { giftId }, to: { quantity: next } })
            }
          />
        ) : (
          quantity
        )}
      </Cell>
      <Cell className={css.subtotal} isNumber label={words.subtotal}>
        {isListed ? <Grains amount={line.amount} /> : words.notCounted}
      </Cell>
      <Cell className={css.remove} isNumber label={words.remove}>
        <RemoveLineButton
          label={words.removeGift(name)}
          onRemove={(button) => onRemove(line, button)}
        />
      </Cell>
    </Row>
  );
}

/** The stock, or why the gift cannot be ordered in this quantity. */
function StockOf({ line }: { line: BasketLine }) {
  const words = useCopy(copy);
  const barrier = giftBarrier(line);
  if (barrier === "delisted") return <b className={css.barrier}>{words.delisted}</b>;
  if (barrier === undefined) return line.stock;
  return (
    <b className={css.barrier}>{line.stock > 0 ? words.onlyLeft(line.stock) : words.soldOut}</b>
  );
}
