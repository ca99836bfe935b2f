import { readUserInfo } from "@reagent/api/contract/account";
import { type CartLine, pinToBatch, readCart } from "@reagent/api/contract/cart";
import { Button } from "../../../../components/Button/Button.tsx";
import { useOverlays } from "../../../../components/overlay/useOverlays.ts";
import { VisuallyHidden } from "../../../../components/VisuallyHidden/VisuallyHidden.tsx";
import { useAction } from "../../../../data/use-action.tsx";
import { useRefresh } from "../../../../data/use-call.tsx";
import { useCopy } from "../../../../language/language.tsx";
import { copy } from "./PinnedBatch.copy.ts";
import * as css from "./PinnedBatch.css.ts";

interface Props {
  readonly line: Pick<CartLine, "productId" | "productCode" | "pinnedBatch" | "stock" | "quantity">;
  /** Whether a button lets any batch be sent; false by default. */
  readonly canBeReleased?: boolean;
}

/** The batch that a line is pinned to, and that it has too few; nothing for a line of any batch. */
export function PinnedBatch({ line, canBeReleased = false }: Props) {
  const words = useCopy(copy);
  const { pinnedBatch, stock, quantity } = line;
  if (pinnedBatch === "") return null;
  return (
    <span className={css.pinned}>
      {words.batch(pinnedBatch)}
      {canBeReleased && <Release line={line} />}
      {quantity > stock && (
        <span className={css.short} role="status">
          {words.short(Math.max(0, stock))}
        </span>
      )}
    </span>
  );
}

function Release({ line: { productId, productCode, pinnedBatch } }: Pick<Props, "line">) {
  const words = useCopy(copy);
  const { run, isBusy } = useAction(pinToBatch);
  const refresh = useRefresh();
  const { toast } = useOverlays();
  const release = async () => {
    const outcome = await run({ productId, batchCode: "", quantity: 0 });
    if (outcome.ok) toast({ message: words.released, tone: "success" });
    await refresh(readCart, readUserInfo);
  };
  return (
    <Button kind="quiet" size="small" isBusy={isBusy} onClick={() => void release()}>
      <span aria-hidden="true">{words.release}</span>
      <VisuallyHidden>{words.releaseOf(productCode, pinnedBatch)}</VisuallyHidden>
    </Button>
  );
}
