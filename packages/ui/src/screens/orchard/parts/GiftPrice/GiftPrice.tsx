import { giftPrice, type GiftPrices } from "@reagent/domain/gift";
import { Grains } from "../../../../components/Grains/Grains.tsx";
import { VisuallyHidden } from "../../../../components/VisuallyHidden/VisuallyHidden.tsx";
import { useCopy } from "../../../../language/language.tsx";
import { copy } from "./GiftPrice.copy.ts";
import * as css from "./GiftPrice.css.ts";

interface Props {
  readonly of: GiftPrices;
  /** How many grains the customer has; undefined for guests, and until they have loaded. */
  readonly grains: number | undefined;
  /** The gift cannot be ordered. */
  readonly isGone?: boolean;
  readonly size?: "medium" | "large";
}

/** The price of a gift, gold where the customer's grains are enough; a preferential one beside the usual price. */
export function GiftPrice({ of, grains, isGone = false, size = "medium" }: Props) {
  const words = useCopy(copy);
  const price = giftPrice(of);
  const isEnough = grains === undefined ? undefined : grains >= price;
  const kind = isGone || isEnough === false ? "beyond" : isEnough ? "own" : "plain";
  return (
    <span className={css.price}>
      <Grains amount={price} kind={kind} size={size} />
      {of.preferentialPrice !== null && (
        <del className={css.before}>
          <VisuallyHidden>{words.before}</VisuallyHidden>
          {of.price.toLocaleString("en-US")}
        </del>
      )}
    </span>
  );
}
