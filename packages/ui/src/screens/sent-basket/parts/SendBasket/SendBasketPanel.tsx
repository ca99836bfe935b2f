import { type BasketLink, sendBasket } from "@reagent/api/contract/sent-basket";
import { LONGEST_BASKET_NOTE } from "@reagent/domain/sent-basket";
import { useState } from "react";
import { Button } from "../../../../components/Button/Button.tsx";
import { TextArea } from "../../../../components/TextArea/TextArea.tsx";
import { useAction } from "../../../../data/use-action.tsx";
import { useCopy } from "../../../../language/language.tsx";
import { useStorage } from "../../../../state/storage.tsx";
import type { ListedProduct } from "../../../shopping-list/parts/AddToList/listed-product.ts";
import { keepEndKey } from "../end-keys.ts";
import { MadeLink } from "./MadeLink.tsx";
import { copy } from "./SendBasket.copy.ts";
import * as css from "./SendBasket.css.ts";

interface Props {
  readonly products: readonly ListedProduct[];
}

/** The note of a basket, then its link. */
export function SendBasketPanel({ products }: Props) {
  const words = useCopy(copy);
  const stores = useStorage();
  const [note, setNote] = useState("");
  const [link, setLink] = useState<BasketLink>();
  const { run, isBusy } = useAction(sendBasket);
  const make = async () => {
    const outcome = await run({ note, products });
    if (!outcome.ok) return;
    const { token, endKey } = outcome.data;
    if (endKey !== "") keepEndKey(stores, token, endKey);
    setLink(outcome.data);
  };
  if (link) return <MadeLink link={link} />;
  return (
    <div className={css.panel}>
      <p>{words.lead(products.length)}</p>
      <TextArea
        label={words.note}
        description={words.noteHelp}
        value={note}
        onChange={setNote}
        rows={3}
        maxLength={LONGEST_BASKET_NOTE}
        autoComplete="off"
        hasMessageLine={false}
      />
      <div className={css.actions}>
        <Button kind="primary" isBusy={isBusy} onClick={() => void make()}>
          {isBusy ? words.making : words.make}
        </Button>
      </div>
    </div>
  );
}
