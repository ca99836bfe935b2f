import { isRefusedForContent } from "@reagent/api/client/failure";
import {
  type Basket,
  type BasketLine,
  checkBasket,
  readBasket,
} from "@reagent/api/contract/basket";
import { readOrchardUser } from "@reagent/api/contract/gift";
import { paths } from "@reagent/api/pages/paths";
import { nextStepProblem } from "@reagent/domain/basket";
import { type RefObject, useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import { useWrongLines } from "../../../blocks/LineQuantity/useWrongLines.ts";
import { useLineRemoval } from "../../../blocks/RemoveLine/useLineRemoval.ts";
import { useOverlays } from "../../../components/overlay/useOverlays.ts";
import { useAction } from "../../../data/use-action.tsx";
import { useRefresh } from "../../../data/use-call.tsx";
import { useCopy } from "../../../language/language.tsx";
import { copy } from "./Basket.copy.ts";
import { BasketBar } from "./BasketBar.tsx";
import { BasketTable } from "./BasketTable.tsx";
import type { BasketEditing } from "./useBasketEditing.ts";

interface Props {
  /** The basket with pending changes. */
  readonly basket: Basket;
  /** The basket as the server answered it last. */
  readonly answered: Basket;
  readonly editing: BasketEditing;
  /** Receives the focus when no line is left. */
  readonly head: RefObject<HTMLElement | null>;
}

/** The editable lines of the basket, and the next step. */
export function FilledBasket({ basket, answered, editing, head }: Props) {
  const words = useCopy(copy);
  const list = useRef<HTMLDivElement>(null);
  const { goOn, isGoingOn } = useNextStep(basket, editing, list);
  const { askForLine, askForAll } = useLineRemoval({ list, head });

  const remove = async ({ giftId, name }: BasketLine, button: HTMLElement) => {
    const question = { message: words.askRemove(name), confirmLabel: words.remove };
    if (await askForLine(question, button))
      void editing.change({ kind: "remove", line: { giftId } });
  };
  const clear = async (button: HTMLElement) => {
    const question = { title: words.askClear, message: words.clearHint };
    if (await askForAll(question, button)) void editing.change({ kind: "clear" });
  };

  return (
    <>
      <div ref={list}>
        <BasketTable
          lines={basket.lines}
          editing={editing}
          onRemove={(line, button) => void remove(line, button)}
        />
      </div>
      <BasketBar
        answered={answered}
        isStale={editing.isStale}
        isGoingOn={isGoingOn}
        trouble={editing.notSaved}
        onClear={(button) => void clear(button)}
        onNext={() => void goOn()}
      />
    </>
  );
}

/** Goes to the checkout once everything typed is saved and the server has checked the basket (customer centre §5, gift basket). */
function useNextStep(basket: Basket, editing: BasketEditing, list: RefObject<HTMLElement | null>) {
  const words = useCopy(copy);
  const hasWrongLines = useWrongLines(list);
  const { alert } = useOverlays();
  const navigate = useNavigate();
  const refresh = useRefresh();
  const { run: check } = useAction(checkBasket);
  const [isGoingOn, setIsGoingOn] = useState(false);

  const isChecked = async () => {
    if (!(await editing.settle())) return false;
    const outcome = await check({});
    if (!outcome.ok && isRefusedForContent(outcome.failure))
      await refresh(readBasket, readOrchardUser);
    return outcome.ok;
  };
  const goOn = async () => {
    if (isGoingOn) return;
    const problem = nextStepProblem(basket.lines, basket.grains);
    if (problem) return alert({ message: words.problems[problem], tone: "warning" });
    if (await hasWrongLines()) return;
    setIsGoingOn(true);
    const isFine = await isChecked();
    setIsGoingOn(false);
    if (isFine) await navigate(paths.giftCheckout());
  };
  return { goOn, isGoingOn };
}
