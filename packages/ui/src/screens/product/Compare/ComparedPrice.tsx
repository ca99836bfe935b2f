import { packLabel } from "@reagent/domain/pack";
import { PricePerUnit } from "../../../components/PricePerUnit/PricePerUnit.tsx";
import { useCopy } from "../../../language/language.tsx";
import { copy } from "./Compare.copy.ts";
import * as css from "./Compare.css.ts";
import type { LowestPrice } from "./compared-prices.ts";

/** The lowest price per unit of an item, its pack, and a mark on the cheapest item. */
export function ComparedPrice({ of }: { of: LowestPrice | undefined }) {
  const words = useCopy(copy);
  if (!of) return null;
  const { quantity, unit } = packLabel(of.pack);
  return (
    <span className={css.several}>
      <b>
        <PricePerUnit value={of.perUnit} />
      </b>
      <span className={css.muted}>{words.ofPack(`${quantity} ${unit}`)}</span>
      {of.isCheapest && <span className={css.cheapest}>{words.cheapest}</span>}
    </span>
  );
}
