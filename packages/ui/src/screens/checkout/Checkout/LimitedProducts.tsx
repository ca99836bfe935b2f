import { checkCartLine, uncheckProducts } from "@reagent/api/contract/cart";
import type { OrderLimit } from "@reagent/api/contract/checkout";
import { useState } from "react";
import { Button } from "../../../components/Button/Button.tsx";
import { ButtonLink } from "../../../components/ButtonLink/ButtonLink.tsx";
import { useAction } from "../../../data/use-action.tsx";
import { useCopy } from "../../../language/language.tsx";
import { paths } from "../../../paths.ts";
import { useEnvironment } from "../../../state/environment.tsx";
import * as css from "./AddressChoice.css.ts";
import { copy } from "./LimitedProducts.copy.ts";
import { ProductNames } from "./ProductNames.tsx";

interface Props {
  readonly limit: OrderLimit;
  readonly onClose: () => void;
}

/**
 * The products that block the order, the reason, and what can be done. Removing them unchecks them in the cart and reloads the
 * page (customer centre §4, checkout).
 */
export function LimitedProducts({ limit, onClose }: Props) {
  const words = useCopy(copy);
  const { reload } = useEnvironment();
  const { run: uncheck } = useAction(uncheckProducts);
  const { run: checkLine } = useAction(checkCartLine);
  const [isBusy, setIsBusy] = useState(false);

  const removeAll = async () => {
    const { products } = limit;
    const productIds = products.filter(({ kind }) => kind === "reagent").map((it) => it.productId);
    if (productIds.length > 0 && !(await uncheck({ productIds })).ok) return false;
    for (const { productId, kind } of products.filter((each) => each.kind !== "reagent"))
      if (!(await checkLine({ productId, kind, isSelected: false })).ok) return false;
    return true;
  };
  const remove = async () => {
    setIsBusy(true);
    const isDone = await removeAll();
    setIsBusy(false);
    if (!isDone) return;
    onClose();
    reload();
  };

  return (
    <div className={css.form}>
      <p>{limit.message}</p>
      <ProductNames label={words.title} products={limit.products} />
      <p className={css.place}>{words.hint}</p>
      <div className={css.formActions}>
        <Button kind="quiet" onClick={onClose}>
          {words.back}
        </Button>
        {limit.kind === "restricted" && (
          <ButtonLink to={paths.explosivePrecursors()} onClick={onClose}>
            {words.file}
          </ButtonLink>
        )}
        <Button kind="primary" isBusy={isBusy} onClick={() => void remove()}>
          {isBusy ? words.removing : words.remove}
        </Button>
      </div>
    </div>
  );
}
