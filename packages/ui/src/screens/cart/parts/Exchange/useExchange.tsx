import { readUserInfo } from "@reagent/api/contract/account";
import {
  type CartLine,
  exchangeCartLine,
  type ExchangeOffer,
  readCart,
  undoCartExchange,
} from "@reagent/api/contract/cart";
import { lazy, type RefObject, useEffect, useRef, useState } from "react";
import { LazyContent } from "../../../../blocks/Boundary/LazyContent.tsx";
import { useOverlays } from "../../../../components/overlay/useOverlays.ts";
import { useAction } from "../../../../data/use-action.tsx";
import { useRefresh } from "../../../../data/use-call.tsx";
import { useCopy } from "../../../../language/language.tsx";
import { focusToReturn } from "../../../../row-focus.ts";
import { copy } from "./Exchange.copy.ts";

const ExchangePanel = lazy(async () => ({
  default: (await import("./ExchangePanel.tsx")).ExchangePanel,
}));

/** An exchange that can be taken back. */
export interface MadeExchange {
  readonly line: CartLine;
  readonly offer: ExchangeOffer;
}

interface Exchange {
  /** The last exchange, until it is taken back. */
  readonly made: MadeExchange | undefined;
  /** Offers what a line can be exchanged for, once what was typed is saved. */
  readonly open: (line: CartLine, button: HTMLElement) => Promise<void>;
  readonly undo: () => Promise<void>;
  readonly isUndoing: boolean;
  /** The button that takes the exchange back, which has the focus after it. */
  readonly undoButton: RefObject<HTMLButtonElement | null>;
}

/**
 * Exchanges lines of the cart, and takes the last exchange back.
 *
 * @param head receives the focus when an exchange was taken back
 */
export function useExchange(
  settle: () => Promise<boolean>,
  head: RefObject<HTMLElement | null>,
): Exchange {
  const words = useCopy(copy);
  const { dialog, toast } = useOverlays();
  const refresh = useRefresh();
  const exchanging = useAction(exchangeCartLine);
  const undoing = useAction(undoCartExchange);
  const [made, setMade] = useState<MadeExchange>();
  const undoButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (made) undoButton.current?.focus();
  }, [made]);

  const exchange = async (
    { line, offer }: MadeExchange,
    close: () => void,
    button: HTMLElement,
  ) => {
    const { productId, quantity } = line;
    const products = offer.packs.map((pack) => ({
      productId: pack.productId,
      quantity: pack.quantity,
    }));
    const outcome = await exchanging.run({ productId, quantity, products });
    if (!outcome.ok) return;
    close();
    await focusToReturn(button);
    setMade({ line, offer });
    await refresh(readCart, readUserInfo);
  };
  const open = async (line: CartLine, button: HTMLElement) => {
    if (!(await settle())) return;
    dialog({
      title: words.openOf(line.productCode),
      size: "medium",
      content: (close) => (
        <LazyContent>
          <ExchangePanel
            line={line}
            onExchange={(offer) => exchange({ line, offer }, close, button)}
          />
        </LazyContent>
      ),
    });
  };
  const undo = async () => {
    if (!made) return;
    const { productId, productCode } = made.line;
    const outcome = await undoing.run({ productId });
    if (!outcome.ok) return;
    head.current?.focus();
    setMade(undefined);
    toast({ message: words.undone(productCode), tone: "success" });
    await refresh(readCart, readUserInfo);
  };
  return { made, open, undo, isUndoing: undoing.isBusy, undoButton };
}
