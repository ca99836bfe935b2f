import * as bar from "../../../blocks/OrderBar/OrderBar.css.ts";
import { OrderBar } from "../../../blocks/OrderBar/OrderBar.tsx";
import { Button } from "../../../components/Button/Button.tsx";
import { Price } from "../../../components/Price/Price.tsx";
import { useCopy } from "../../../language/language.tsx";
import { isBlank } from "../parts/sheet-draft.ts";
import { type OrderableRow, totalOf } from "./order-sheet-lines.ts";
import type { SheetRow } from "./order-sheet-state.ts";
import { copy } from "./OrderSheet.copy.ts";
import * as css from "./OrderSheet.css.ts";

interface Props {
  readonly rows: readonly SheetRow[];
  /** Those that go into the cart. */
  readonly ready: readonly OrderableRow[];
  readonly isAdding: boolean;
  /** Whether another button of the page is the next step. */
  readonly isSecond: boolean;
  readonly onAdd: () => void;
  /** Moves the focus to a row. */
  readonly onGoTo: (id: number) => void;
}

/** What goes into the cart, and what stays in the sheet. */
export function SheetBar({ rows, ready, isAdding, isSecond, onAdd, onGoTo }: Props) {
  const words = useCopy(copy);
  const going = new Set(ready.map(({ row }) => row.id));
  const left = rows.flatMap((row, at) =>
    isBlank(row) || going.has(row.id) ? [] : [{ id: row.id, number: at + 1 }],
  );
  const [first] = left;
  const pieces = ready.reduce((count, { quantity }) => count + quantity, 0);
  return (
    <OrderBar
      trouble={undefined}
      actions={
        first && (
          <span className={css.left}>
            <b>{words.left(left.length)}</b>
            <Button kind="quiet" size="small" onClick={() => onGoTo(first.id)}>
              {words.goTo(first.number)}
            </Button>
          </span>
        )
      }
      sums={
        <>
          <span className={bar.minor}>{words.orderable(ready.length, pieces)}</span>
          <span className={bar.total}>
            <Price amount={totalOf(ready)} size="large" />
          </span>
        </>
      }
      isStale={false}
      next={{
        label: isAdding ? words.adding : words.add(ready.length),
        isBusy: isAdding,
        onClick: onAdd,
        isSecondary: ready.length === 0 || isSecond,
      }}
    />
  );
}
