import type { Cart, CartLine } from "@reagent/api/contract/cart";
import { canGoOn } from "@reagent/domain/cart";
import type { GoodsKind } from "@reagent/domain/goods-kind";
import { type ReactNode, type RefObject, useEffect, useId, useMemo, useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import { useWrongLines } from "../../../blocks/LineQuantity/useWrongLines.ts";
import { Notice } from "../../../components/Notice/Notice.tsx";
import { useOverlays } from "../../../components/overlay/useOverlays.ts";
import { SkipLink } from "../../../components/SkipLink/SkipLink.tsx";
import { useCopy } from "../../../language/language.tsx";
import { paths } from "../../../paths.ts";
import { focusNextRow, focusToReturn } from "../../../row-focus.ts";
import { dropCheckout } from "../../../state/drop-checkout.ts";
import { useStorage } from "../../../state/storage.tsx";
import { copy as filingsCopy } from "../../checkout/Checkout/MissingFilings.copy.ts";
import { MissingFilings } from "../../checkout/Checkout/MissingFilings.tsx";
import { filingsOf, linesOf } from "../parts/line-facts.ts";
import { copy } from "./Cart.copy.ts";
import * as css from "./Cart.css.ts";
import { CartBar } from "./CartBar.tsx";
import { CartGroup } from "./CartGroup.tsx";
import { type LineActions, removeButtons } from "./CartLineRow.tsx";
import { HazardAdvice } from "./HazardAdvice.tsx";
import { StoredApart } from "./StoredApart.tsx";
import type { CartEditing } from "./useCartEditing.ts";

interface Props {
  /** The cart with pending changes. */
  readonly cart: Cart;
  /** The cart as the server answered it last. */
  readonly answered: Cart;
  readonly editing: CartEditing;
  /** The message of the last failed change or reload. */
  readonly trouble: ReactNode;
  /** Receives the focus when no line is left. */
  readonly head: RefObject<HTMLElement | null>;
}

/** The editable lines of the cart and the next step (storefront §5, next step). */
export function FilledCart({ cart, answered, editing, trouble, head }: Props) {
  const words = useCopy(copy);
  const { lacking } = useCopy(filingsCopy);
  const { alert, confirm } = useOverlays();
  const list = useRef<HTMLDivElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  const nextId = useId();
  const { goOn, isGoingOn } = useNextStep(cart, editing, list);
  const lines = [
    ...cart.reagents.map((line) => ({ line, kind: "reagent" as const })),
    ...cart.instruments.map((line) => ({ line, kind: "instrument" as const })),
  ];
  const missing = filingsOf(cart).filter(({ state }) => state !== "accepted");
  const kinds = [...new Set(lines.map(({ kind }) => kind))];

  const removeLine = async (line: CartLine, kind: GoodsKind, button: HTMLElement) => {
    const message = words.askRemove(line.productCode);
    if (!(await confirm({ message, confirmLabel: words.remove, isDestructive: true }))) return;
    await focusToReturn(button);
    if (list.current)
      focusNextRow(button, { list: list.current, selector: removeButtons, head: head.current });
    editing.remove([{ productId: line.productId, kind }]);
  };
  const actions = useSteady({
    edit: editing.edit,
    select: editing.select,
    remove: (line, kind, button) => void removeLine(line, kind, button),
  });
  const removeSelected = async (button: HTMLElement) => {
    const selected = lines.filter(({ line }) => line.isSelected);
    if (selected.length === 0) return alert({ message: words.selectFirst, tone: "warning" });
    const message = words.askRemoveSelected(selected.length);
    if (!(await confirm({ message, confirmLabel: words.remove, isDestructive: true }))) return;
    if (selected.length === lines.length) await leave(button);
    editing.remove(selected.map(({ line, kind }) => ({ productId: line.productId, kind })));
  };
  const clear = async (button: HTMLElement) => {
    if (!(await confirm({ title: words.askClear, message: words.clearHint, isDestructive: true })))
      return;
    await leave(button);
    editing.clear();
  };
  /* Removing the last line removes the bar too. */
  const leave = async (button: HTMLElement) => {
    await focusToReturn(button);
    head.current?.focus();
  };

  return (
    <>
      <SkipLink to={next} id={nextId}>
        {words.skip}
      </SkipLink>
      {missing.length > 0 && (
        <div className={css.notice}>
          <Notice kind="hazard">
            <p>{lacking}</p>
            <MissingFilings filings={missing} />
          </Notice>
        </div>
      )}
      {answered.overLimit !== "" && (
        <div className={css.notice}>
          <Notice kind="hazard" role="status">
            {answered.overLimit}
          </Notice>
        </div>
      )}
      <StoredApart lines={cart.reagents} />
      <div ref={list}>
        <CartGroup kind="reagent" lines={cart.reagents} editing={editing} actions={actions} />
        <CartGroup kind="instrument" lines={cart.instruments} editing={editing} actions={actions} />
      </div>
      <HazardAdvice cart={cart} />
      <CartBar
        cart={cart}
        answered={answered}
        isStale={editing.isMoneyStale}
        isGoingOn={isGoingOn}
        trouble={trouble}
        onSelectAll={(isSelected) => editing.selectAll(kinds, isSelected)}
        onRemoveSelected={(button) => void removeSelected(button)}
        onClear={(button) => void clear(button)}
        onNext={() => void goOn()}
        next={next}
        nextId={nextId}
      />
    </>
  );
}

/** Stable functions that call those of the latest render. */
function useSteady(actions: LineActions): LineActions {
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });
  return useMemo(
    () => ({
      edit: (...given) => latest.current.edit(...given),
      select: (...given) => latest.current.select(...given),
      remove: (...given) => latest.current.remove(...given),
    }),
    [],
  );
}

/** Goes to checkout once everything typed is saved; removes what an earlier checkout stored (storefront §4, cart line). */
function useNextStep(cart: Cart, editing: CartEditing, list: RefObject<HTMLElement | null>) {
  const words = useCopy(copy);
  const hasWrongLines = useWrongLines(list);
  const { alert } = useOverlays();
  const { local } = useStorage();
  const navigate = useNavigate();
  const [isGoingOn, setIsGoingOn] = useState(false);

  const goOn = async () => {
    const lines = linesOf(cart).map(({ isSelected, quantity }) => ({
      isChecked: isSelected,
      quantity,
    }));
    if (!canGoOn(lines)) return alert({ message: words.chooseFirst, tone: "warning" });
    if (await hasWrongLines()) return;
    setIsGoingOn(true);
    const isSaved = await editing.settle();
    setIsGoingOn(false);
    if (!isSaved) return;
    dropCheckout(local);
    await navigate(paths.checkout());
  };
  return { goOn, isGoingOn };
}
