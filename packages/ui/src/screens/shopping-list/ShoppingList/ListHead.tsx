import ShoppingCart from "@lucide/icons/icons/shopping-cart";
import type { OrderRowVerdict } from "@reagent/api/contract/bulk-order";
import type { ShoppingList } from "@reagent/api/contract/shopping-list";
import type { RefObject } from "react";
import { Button } from "../../../components/Button/Button.tsx";
import { Price } from "../../../components/Price/Price.tsx";
import { formatDay } from "../../../language/format.ts";
import { useCopy, useLanguage } from "../../../language/language.tsx";
import { GoodsFileMenu } from "../../order/parts/GoodsFileMenu/GoodsFileMenu.tsx";
import { SendBasketButton } from "../../sent-basket/parts/SendBasket/SendBasketButton.tsx";
import { copy } from "./ShoppingList.copy.ts";
import * as css from "./ShoppingList.css.ts";
import { useListActions } from "./useListActions.ts";
import type { ListEditing } from "./useListEditing.ts";

interface Props {
  readonly list: ShoppingList;
  readonly editing: ListEditing;
  readonly headRef: RefObject<HTMLHeadingElement | null>;
  /** The lines, whose quantities are checked before they are used. */
  readonly rows: RefObject<HTMLElement | null>;
  readonly onVerdicts: (verdicts: readonly OrderRowVerdict[]) => void;
}

/** The name of a list, its sum and what can be done with it. */
export function ListHead({ list, editing, headRef, rows, onVerdicts }: Props) {
  const words = useCopy(copy);
  const language = useLanguage();
  const actions = useListActions(list, editing, rows);
  const { listId, name, lines, orderedAt, total } = list;
  return (
    <header className={css.head}>
      <div>
        <h1 className={css.title} ref={headRef} tabIndex={-1}>
          {name}
        </h1>
        <p className={css.meta}>
          <span>{words.lines(lines.length)}</span>
          <span>
            {orderedAt === null ? words.never : words.ordered(formatDay(orderedAt, language))}
          </span>
          <span>
            {words.total} <Price amount={total} />
          </span>
        </p>
        <div className={css.small}>
          <Button size="small" onClick={actions.rename}>
            {words.rename}
          </Button>
          <Button size="small" onClick={actions.copy}>
            {words.copy}
          </Button>
          {lines.some(({ kind }) => kind === "reagent") && (
            <GoodsFileMenu
              source="list"
              sourceId={listId}
              name={name}
              size="small"
              prepare={actions.saveChanges}
            />
          )}
          {lines.length > 0 && <SendBasketButton size="small" products={actions.toSend} />}
          <Button
            size="small"
            kind="quiet-danger"
            isBusy={actions.isDeleting}
            onClick={() => void actions.remove()}
          >
            {words.remove}
          </Button>
        </div>
      </div>
      {lines.length > 0 && (
        <div className={css.actions}>
          <Button onClick={() => void actions.toSheet()}>{words.toSheet}</Button>
          <Button
            kind="primary"
            icon={ShoppingCart}
            isBusy={actions.isAdding}
            onClick={() =>
              void actions.toCart().then((verdicts) => verdicts && onVerdicts(verdicts))
            }
          >
            {words.toCart}
          </Button>
        </div>
      )}
    </header>
  );
}
