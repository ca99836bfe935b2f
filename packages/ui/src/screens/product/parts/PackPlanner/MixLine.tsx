import { type Pack, packLabel, pricePerUnit } from "@reagent/domain/pack";
import { packHolding, type PackMix } from "@reagent/domain/pack-plan";
import type { PackOffer } from "@reagent/domain/pack-worth";
import { Button } from "../../../../components/Button/Button.tsx";
import { Price } from "../../../../components/Price/Price.tsx";
import { PricePerUnit } from "../../../../components/PricePerUnit/PricePerUnit.tsx";
import { VisuallyHidden } from "../../../../components/VisuallyHidden/VisuallyHidden.tsx";
import { useCopy } from "../../../../language/language.tsx";
import { copy } from "./PackPlan.copy.ts";
import * as css from "./PackPlanner.css.ts";

interface Props {
  readonly title: string;
  readonly mix: PackMix;
  /** The packs of the table, in whose unit the price per unit is. */
  readonly packs: readonly Pack[];
  readonly onFill: (mix: PackMix) => void;
}

/** Packs that meet a need, with their price and the surplus. */
export function MixLine({ title, mix, packs: offered, onFill }: Props) {
  const words = useCopy(copy);
  const packs = packsIn(mix);
  return (
    <li className={css.answer}>
      <span className={css.title}>{title}</span>
      <b className={css.packs}>{packs}</b>
      <span className={css.figures}>
        <b className={css.price}>
          <Price amount={mix.price} />
        </b>
        <PricePerUnit value={pricePerUnit(mix.price, packHolding(mix.content), offered)} />
        <span>
          {mix.surplus.amount === 0n
            ? words.exact
            : words.surplus(labelOf(packHolding(mix.surplus)))}
        </span>
      </span>
      <span className={css.fill}>
        <Button size="small" onClick={() => onFill(mix)}>
          {words.fill}
          <VisuallyHidden> {packs}</VisuallyHidden>
        </Button>
      </span>
    </li>
  );
}

/** "2 × 5 g + 2 × 1 g"; a pack of several pieces is in brackets. */
export function packsIn({ lines }: PackMix): string {
  return lines
    .map(({ offer: { pack }, count }) => {
      const label = labelOf(pack);
      return `${String(count)} × ${pack.pieces > 1 ? `(${label})` : label}`;
    })
    .join(" + ");
}

function labelOf(pack: PackOffer["pack"]): string {
  const { quantity, unit } = packLabel(pack);
  return `${quantity} ${unit}`;
}
