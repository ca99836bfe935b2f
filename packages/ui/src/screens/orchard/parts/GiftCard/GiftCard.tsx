import type { GiftRow } from "@reagent/api/contract/gift";
import { paths } from "@reagent/api/pages/paths";
import { giftPrice } from "@reagent/domain/gift";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { Button } from "../../../../components/Button/Button.tsx";
import { LineArt } from "../../../../components/LineArt/LineArt.tsx";
import { VisuallyHidden } from "../../../../components/VisuallyHidden/VisuallyHidden.tsx";
import { useAddToBasket } from "../../../../data/use-add-to-basket.tsx";
import { useCopy } from "../../../../language/language.tsx";
import { GiftPrice } from "../GiftPrice/GiftPrice.tsx";
import { GiftStock } from "../GiftStock/GiftStock.tsx";
import { copy } from "./GiftCard.copy.ts";
import * as css from "./GiftCard.css.ts";

interface Props {
  readonly gift: GiftRow;
  /** How many grains the customer has; undefined for guests, and until they have loaded. */
  readonly grains: number | undefined;
  /** In place of the stock. */
  readonly state?: ReactNode;
  /** A button at the corner of the picture. */
  readonly corner?: ReactNode;
  /** Of the first pictures of a page, which are loaded at once. */
  readonly isEager?: boolean;
}

/** A gift of a list: a plate with its drawing, and words. One that is too dear or gone loses its gold. */
export function GiftCard({ gift, grains, state, corner, isEager = false }: Props) {
  const words = useCopy(copy);
  const { add, isBusy } = useAddToBasket();
  const { giftCode, name, specification, stock, drawing } = gift;
  const to = paths.gift({ giftCode });
  const missing = grains === undefined ? 0 : giftPrice(gift) - grains;
  const canAdd = state === undefined && stock > 0 && missing <= 0;
  return (
    <article className={css.gift}>
      <div className={css.picture}>
        <Link className={css.plate({ isOff: !canAdd })} to={to} tabIndex={-1} aria-hidden="true">
          <LineArt drawing={drawing.svg} isEager={isEager} width="min(100vw, 320px)" />
        </Link>
        {corner && <div className={css.corner}>{corner}</div>}
      </div>
      <div className={css.words}>
        <h2 className={css.name}>
          <Link to={to}>{name}</Link>
        </h2>
        <p className={css.facts}>
          <span>{specification}</span>
          {state ?? <GiftStock stock={stock} />}
        </p>
        <div className={css.foot}>
          <GiftPrice of={gift} grains={grains} isGone={!canAdd} />
          {missing > 0 && state === undefined && stock > 0 && (
            <span className={css.missing}>{words.missing(missing.toLocaleString("en-US"))}</span>
          )}
          {canAdd && (
            <span className={css.add}>
              <Button
                isBusy={isBusy}
                onClick={(event) => void add({ giftCode, quantity: 1 }, event.currentTarget)}
              >
                {words.add}
                <VisuallyHidden> {name}</VisuallyHidden>
              </Button>
            </span>
          )}
        </div>
      </div>
    </article>
  );
}
