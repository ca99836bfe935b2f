import type { Cart, CartLine } from "@reagent/api/contract/cart";
import { paths } from "@reagent/api/pages/paths";
import { canGoOn } from "@reagent/domain/cart";
import type { GoodsKind } from "@reagent/domain/goods-kind";
import { missingFilings } from "@reagent/domain/restriction";
import { type ReactNode, type RefObject, useEffect, useId, useMemo, useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import { JointHazards } from "../../../blocks/JointHazards/JointHazards.tsx";
import { useWrongLines } from "../../../blocks/LineQuantity/useWrongLines.ts";
import { FilingsNotice } from "../../../blocks/MissingFilings/FilingsNotice.tsx";
import { useLineRemoval } from "../../../blocks/RemoveLine/useLineRemoval.ts";
import { Notice } from "../../../components/Notice/Notice.tsx";
import { useOverlays } from "../../../components/overlay/useOverlays.ts";
import { SkipLink } from "../../../components/SkipLink/SkipLink.tsx";
import { useCopy } from "../../../language/language.tsx";
import { dropCheckout } from "../../../state/drop-checkout.ts";
import { useStorage } from "../../../state/storage.tsx";
import { SendBasketButton } from "../../sent-basket/parts/SendBasket/SendBasketButton.tsx";
import { useAddToList } from "../../shopping-list/parts/AddToList/useAddToList.tsx";
import { ExchangeNotice } from "../parts/Exchange/ExchangeNotice.tsx";
import { useExchangeable } from "../parts/Exchange/useExchangeable.ts";
import { HazardAdvice } from "../parts/HazardAdvice/HazardAdvice.tsx";
import { linesOf, linesToExchange } from "../parts/line-facts.ts";
import { EVERY_LINE } from "./cart-changes.ts";
import { copy } from "./Cart.copy.ts";
import * as css from "./Cart.css.ts";
import { CartBar } from "./CartBar.tsx";
import { CartGroup } from "./CartGroup.tsx";
import type { LineActions } from "./CartLineRow.tsx";
import type { CartEditing } from "./useCartEditing.ts";
import { useCartExchange } from "./useCartExchange.ts";

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
  const { alert } = useOverlays();
  const list = useRef<HTMLDivElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  const nextId = useId();
  const hasWrongLines = useWrongLines(list);
  const { goOn, isGoingOn } = useNextStep(cart, editing, hasWrongLines);
  const { save } = useAddToList();
  const exchange = useCartExchange(editing.settle, head);
  const exchangeable = useExchangeable(linesToExchange(answered));
  const { askForLine, askForSome, askForAll } = useLineRemoval({ list, head });
  const lines = [
    ...cart.reagents.map((line) => ({ line, kind: "reagent" as const })),
    ...cart.instruments.map((line) => ({ line, kind: "instrument" as const })),
  ];
  const missing = missingFilings(cart.reagents, cart.filings);
  const kinds = [...new Set(lines.map(({ kind }) => kind))];

  const selectAll = (which: readonly GoodsKind[], isSelected: boolean) => {
    for (const kind of which) {
      const line = { kind, productId: EVERY_LINE };
      void editing.change({ kind: "select", line, to: { isSelected } });
    }
  };
  const removeNow = ({ productId }: CartLine, kind: GoodsKind) =>
    void editing.change({ kind: "remove", line: { productId, kind } });
  const removeLine = async (line: CartLine, kind: GoodsKind, button: HTMLElement) => {
    const question = { message: words.askRemove(line.productCode), confirmLabel: words.remove };
    if (await askForLine(question, button)) removeNow(line, kind);
  };
  const actions = useSteady({
    change: editing.change,
    remove: (line, kind, button) => void removeLine(line, kind, button),
    exchange: (line, button) => void exchange.open(line, button),
  });
  const removeSelected = async (button: HTMLElement) => {
    const selected = lines.filter(({ line }) => line.isSelected);
    if (selected.length === 0) return alert({ message: words.selectFirst, tone: "warning" });
    const question = {
      message: words.askRemoveSelected(selected.length),
      confirmLabel: words.remove,
    };
    const ask = selected.length === lines.length ? askForAll : askForSome;
    if (!(await ask(question, button))) return;
    for (const { line, kind } of selected) removeNow(line, kind);
  };
  /** The selected products; undefined where there are none, or a quantity is wrong, which is said. */
  const selectedProducts = async (nothing: string) => {
    const selected = lines.filter(({ line }) => line.isSelected);
    if (selected.length === 0) {
      await alert({ message: nothing, tone: "warning" });
      return undefined;
    }
    if (await hasWrongLines()) return undefined;
    return selected.map(({ line: { productCode, quantity }, kind }) => ({
      kind,
      productCode,
      quantity,
    }));
  };
  const saveAsList = async () => {
    const products = await selectedProducts(words.selectForList);
    if (products) save({ kind: "products", products });
  };
  const clear = async (button: HTMLElement) => {
    const question = { title: words.askClear, message: words.clearHint };
    if (await askForAll(question, button)) void editing.change({ kind: "clear" });
  };

  const group = { editing, actions, onSelectAll: selectAll };

  return (
    <>
      <SkipLink to={next} id={nextId}>
        {words.skip}
      </SkipLink>
      <div className={css.notices}>
        <ExchangeNotice {...exchange} />
        <FilingsNotice filings={missing} />
        {answered.overLimit !== "" && (
          <Notice tone="hazard" role="status" details={answered.overLimit}>
            {words.overLimit}
          </Notice>
        )}
        <JointHazards lines={cart.reagents} />
      </div>
      <div ref={list}>
        <CartGroup kind="reagent" lines={cart.reagents} exchangeable={exchangeable} {...group} />
        <CartGroup kind="instrument" lines={cart.instruments} {...group} />
      </div>
      <div className={css.send}>
        <SendBasketButton
          kind="quiet"
          size="small"
          products={() => selectedProducts(words.selectToSend)}
        />
      </div>
      <HazardAdvice cart={cart} />
      <CartBar
        cart={cart}
        answered={answered}
        isStale={editing.isStale}
        isGoingOn={isGoingOn}
        trouble={trouble}
        onSelectAll={(isSelected) => selectAll(kinds, isSelected)}
        onRemoveSelected={(button) => void removeSelected(button)}
        onClear={(button) => void clear(button)}
        onSaveAsList={() => void saveAsList()}
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
      change: (...given) => latest.current.change(...given),
      remove: (...given) => latest.current.remove(...given),
      exchange: (...given) => latest.current.exchange(...given),
    }),
    [],
  );
}

/** Goes to checkout once everything typed is saved; removes what an earlier checkout stored (storefront §4, cart line). */
function useNextStep(
  cart: Cart,
  editing: CartEditing,
  hasWrongLines: ReturnType<typeof useWrongLines>,
) {
  const words = useCopy(copy);
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
