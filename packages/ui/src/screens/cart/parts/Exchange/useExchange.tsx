import type { ExchangeOffer } from "@reagent/api/contract/cart";
import { lazy, type RefObject, useEffect, useRef, useState } from "react";
import { LazyContent } from "../../../../blocks/Boundary/LazyContent.tsx";
import { useOverlays } from "../../../../components/overlay/useOverlays.ts";
import { TextSkeleton } from "../../../../components/Skeleton/Skeleton.tsx";
import { useCopy } from "../../../../language/language.tsx";
import { focusToReturn } from "../../../../row-focus.ts";
import type { ExchangeLine } from "./exchange-line.ts";
import { copy } from "./Exchange.copy.ts";

const ExchangePanel = lazy(async () => ({
  default: (await import("./ExchangePanel.tsx")).ExchangePanel,
}));

/** An exchange that can be taken back. */
export interface MadeExchange<Line extends ExchangeLine = ExchangeLine> {
  readonly line: Line;
  readonly offer: ExchangeOffer;
}

/** How lines are exchanged where they stand: in a cart, a list, an order sheet. */
export interface ExchangePlace<Line extends ExchangeLine> {
  /** Saves what was typed; false where that failed. */
  readonly settle: () => Promise<boolean>;
  /** Makes an exchange; false where that is refused. */
  readonly exchange: (wanted: MadeExchange<Line>) => Promise<boolean>;
  /** Takes it back; false where that is refused. */
  readonly undo: (made: MadeExchange<Line>) => Promise<boolean>;
  /** Shows what an exchange or its undo has changed, once the focus has left the line. */
  readonly show: (changed: MadeExchange<Line>, isUndone: boolean) => Promise<void> | void;
  /** Receives the focus when an exchange was taken back. */
  readonly head: RefObject<HTMLElement | null>;
}

interface Exchange<Line extends ExchangeLine> {
  /** The last exchange, until it is taken back. */
  readonly made: MadeExchange<Line> | undefined;
  /** Offers what a line can be exchanged for, once what was typed is saved. */
  readonly open: (line: Line, button: HTMLElement) => Promise<void>;
  readonly undo: () => Promise<void>;
  readonly isUndoing: boolean;
  /** The button that takes the exchange back, which has the focus after it. */
  readonly undoButton: RefObject<HTMLButtonElement | null>;
}

/** Exchanges lines, and takes the last exchange back. */
export function useExchange<Line extends ExchangeLine>(place: ExchangePlace<Line>): Exchange<Line> {
  const words = useCopy(copy);
  const { dialog, toast } = useOverlays();
  const [made, setMade] = useState<MadeExchange<Line>>();
  const [isUndoing, setIsUndoing] = useState(false);
  const undoButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (made) undoButton.current?.focus();
  }, [made]);

  const exchange = async (wanted: MadeExchange<Line>, close: () => void, button: HTMLElement) => {
    if (!(await place.exchange(wanted))) return;
    close();
    await focusToReturn(button);
    setMade(wanted);
    await place.show(wanted, false);
  };
  const open = async (line: Line, button: HTMLElement) => {
    if (!(await place.settle())) return;
    dialog({
      title: words.openOf(line.productCode),
      size: "medium",
      content: (close) => (
        <LazyContent skeleton={<TextSkeleton lines={10} />}>
          <ExchangePanel
            line={line}
            onExchange={(offer) => exchange({ line, offer }, close, button)}
          />
        </LazyContent>
      ),
    });
  };
  const undo = async () => {
    if (!made || isUndoing) return;
    setIsUndoing(true);
    const isUndone = await place.undo(made);
    setIsUndoing(false);
    if (!isUndone) return;
    place.head.current?.focus();
    setMade(undefined);
    toast({ message: words.undone(made.line.productCode), tone: "success" });
    await place.show(made, true);
  };
  return { made, open, undo, isUndoing, undoButton };
}
