import { readUserInfo } from "@reagent/api/contract/account";
import { checkCartLine, readCart, uncheckProducts } from "@reagent/api/contract/cart";
import { confirmOrder, type OrderLimit, priceOrder } from "@reagent/api/contract/checkout";
import { paths } from "@reagent/api/pages/paths";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { MissingFilings } from "../../../blocks/MissingFilings/MissingFilings.tsx";
import { Button } from "../../../components/Button/Button.tsx";
import { Notice } from "../../../components/Notice/Notice.tsx";
import { useOverlays } from "../../../components/overlay/useOverlays.ts";
import { useAction } from "../../../data/use-action.tsx";
import { useRefresh } from "../../../data/use-call.tsx";
import { useCopy } from "../../../language/language.tsx";
import { rowAtEnd, stack } from "../../../theme/layout.css.ts";
import * as css from "./AddressChoice.css.ts";
import { copy } from "./LimitedProducts.copy.ts";
import { ProductNames } from "./ProductNames.tsx";

interface Props {
  readonly limit: OrderLimit;
  /** Whether nothing is left of the order without these products. */
  readonly isEverything: boolean;
  readonly onClose: () => void;
}

/**
 * The products that block the order, the reason, and what can be done. Removing them unchecks them in the cart and reads the
 * order again (customer centre §4, checkout), so that an invoice that is being typed stays; where nothing is left, the cart follows.
 */
export function LimitedProducts({ limit, isEverything, onClose }: Props) {
  const words = useCopy(copy);
  const { toast } = useOverlays();
  const refresh = useRefresh();
  const navigate = useNavigate();
  const { run: uncheck } = useAction(uncheckProducts);
  const { run: checkLine } = useAction(checkCartLine);
  const [isBusy, setIsBusy] = useState(false);
  const [isLeft, setIsLeft] = useState(false);

  const removeAll = async () => {
    setIsLeft(false);
    const { products } = limit;
    const productIds = products.filter(({ kind }) => kind === "reagent").map((it) => it.productId);
    if (productIds.length > 0 && !(await uncheck({ productIds })).ok) return false;
    for (const { productId, kind } of products.filter((each) => each.kind !== "reagent"))
      if (!(await checkLine({ productId, kind, isSelected: false })).ok) {
        // The call is quiet where the cart shows the line as it was.
        setIsLeft(true);
        return false;
      }
    return true;
  };
  const remove = async () => {
    setIsBusy(true);
    const isDone = await removeAll();
    setIsBusy(false);
    if (!isDone) return;
    onClose();
    if (!isEverything) return refresh(confirmOrder, priceOrder, readCart, readUserInfo);
    await refresh(readCart, readUserInfo);
    toast({ message: words.nothingLeft, tone: "info" });
    await navigate(paths.cart(), { replace: true });
  };

  return (
    <div className={stack[4]}>
      <p>{limit.message}</p>
      <ProductNames label={words.title} products={limit.products} />
      {limit.filings.length > 0 && <MissingFilings filings={limit.filings} onFollow={onClose} />}
      <p className={css.place}>{isEverything ? words.hintEverything : words.hint}</p>
      {isLeft && (
        <Notice tone="hazard" role="alert">
          {words.notRemoved}
        </Notice>
      )}
      <div className={rowAtEnd[3]}>
        <Button kind="quiet" onClick={onClose}>
          {words.back}
        </Button>
        <Button kind="primary" isBusy={isBusy} onClick={() => void remove()}>
          {isBusy ? words.removing : words.remove}
        </Button>
      </div>
    </div>
  );
}
