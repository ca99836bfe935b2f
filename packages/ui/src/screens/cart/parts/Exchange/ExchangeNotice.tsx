import { Button } from "../../../../components/Button/Button.tsx";
import { Notice } from "../../../../components/Notice/Notice.tsx";
import { useCopy } from "../../../../language/language.tsx";
import type { ExchangeLine } from "./exchange-line.ts";
import { copy } from "./Exchange.copy.ts";
import type { useExchange } from "./useExchange.tsx";

type Props = Pick<
  ReturnType<typeof useExchange<ExchangeLine>>,
  "made" | "undo" | "isUndoing" | "undoButton"
>;

/** What was exchanged for what, with the button that takes it back. */
export function ExchangeNotice({ made, undo, isUndoing, undoButton }: Props) {
  const words = useCopy(copy);
  if (!made) return null;
  const packs = made.offer.packs.map((each) => words.pieces(each.productCode, each.quantity));
  return (
    <Notice
      tone="success"
      role="status"
      actions={
        <Button
          kind="quiet"
          size="small"
          isBusy={isUndoing}
          ref={undoButton}
          aria-label={words.undoOf(made.line.productCode)}
          onClick={() => void undo()}
        >
          {words.undo}
        </Button>
      }
    >
      {words.exchanged(made.line.productCode, packs.join(" + "))}
    </Notice>
  );
}
