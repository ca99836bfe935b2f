import type { CartLine } from "@reagent/api/contract/cart";
import { selectionOf } from "@reagent/domain/cart";
import type { GoodsKind } from "@reagent/domain/goods-kind";
import { Checkbox } from "../../../components/Checkbox/Checkbox.tsx";
import { HeadCell, Table, TableBody, TableHead } from "../../../components/Table/Table.tsx";
import { VisuallyHidden } from "../../../components/VisuallyHidden/VisuallyHidden.tsx";
import { useCopy } from "../../../language/language.tsx";
import type { Exchangeable } from "../parts/Exchange/useExchangeable.ts";
import { copy } from "./Cart.copy.ts";
import * as css from "./Cart.css.ts";
import { CartLineRow, type LineActions } from "./CartLineRow.tsx";
import type { CartEditing } from "./useCartEditing.ts";

/** The state of a select-all checkbox. */
export function checkedState(lines: readonly CartLine[]): boolean | "some" {
  const selection = selectionOf(lines.map(({ isSelected }) => ({ isChecked: isSelected })));
  return selection === "some" ? "some" : selection === "all";
}

interface Props {
  readonly kind: GoodsKind;
  readonly lines: readonly CartLine[];
  readonly exchangeable?: Exchangeable;
  readonly editing: CartEditing;
  readonly onSelectAll: (kinds: readonly GoodsKind[], isSelected: boolean) => void;
  readonly actions: LineActions;
}

/** The reagents or the instruments of the cart. */
export function CartGroup({ kind, lines, exchangeable, editing, onSelectAll, actions }: Props) {
  const words = useCopy(copy);
  if (lines.length === 0) return null;
  const title = kind === "reagent" ? words.reagents : words.instruments;
  const selectAll = {
    label: words.selectGroup(title),
    value: checkedState(lines),
    onChange: (isSelected: boolean) => onSelectAll([kind], isSelected),
  };
  return (
    <section className={css.group}>
      <div className={css.groupHead}>
        <h2 className={css.groupTitle}>
          {title} <span className={css.count}>{lines.length}</span>
        </h2>
        <div className={css.selectBesideTitle}>
          <Checkbox {...selectAll} />
        </div>
      </div>
      <Table label={title} fold="grid" className={css.table}>
        <TableHead>
          <HeadCell>
            <VisuallyHidden>{words.select}</VisuallyHidden>
            <span className={css.selectInHead}>
              <Checkbox {...selectAll} isLabelHidden />
            </span>
          </HeadCell>
          <HeadCell className={css.drawingHead} isHidden>
            {words.drawing}
          </HeadCell>
          <HeadCell>{words.product}</HeadCell>
          <HeadCell>{words.stock}</HeadCell>
          <HeadCell isNumber>{words.price}</HeadCell>
          <HeadCell isNumber>{words.quantity}</HeadCell>
          <HeadCell isNumber>{words.subtotal}</HeadCell>
          <HeadCell className={css.itemNumberHead}>{words.customerItemNumber}</HeadCell>
          <HeadCell className={css.actionsHead} isHidden>
            {words.actions}
          </HeadCell>
        </TableHead>
        <TableBody>
          {lines.map((line) => {
            const ref = { productId: line.productId, kind };
            return (
              <CartLineRow
                key={line.productId}
                line={line}
                kind={kind}
                canBeExchanged={exchangeable?.some.has(line.productId) ?? false}
                hasNoExchange={exchangeable?.none.has(line.productId) ?? false}
                isQuantityUnsaved={editing.isUnsaved(ref, "quantity")}
                isItemNumberUnsaved={editing.isUnsaved(ref, "customerItemNumber")}
                isTotalStale={editing.isLineStale(ref)}
                actions={actions}
              />
            );
          })}
        </TableBody>
      </Table>
    </section>
  );
}
