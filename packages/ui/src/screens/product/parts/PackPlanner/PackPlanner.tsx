import type { Pack } from "@reagent/api/contract/product";
import { useId, useState } from "react";
import { Expander } from "../../../../components/Expander/Expander.tsx";
import { useLoaded } from "../../../../components/overlay/useLoaded.ts";
import { Spinner } from "../../../../components/Spinner/Spinner.tsx";
import { useCopy } from "../../../../language/language.tsx";
import type { Quantities } from "../PackChoice/useStoredQuantities.ts";
import type { PackView } from "../PackTable/pack-facts.ts";
import type { ItemTexts } from "./item-texts.ts";
import { offersOf } from "./offers.ts";
import { copy } from "./PackPlanner.copy.ts";
import * as css from "./PackPlanner.css.ts";

interface Props extends PackView {
  readonly item: ItemTexts;
  readonly packs: readonly Pack[];
  /** Receives the planned quantities by product id. */
  readonly onFill: (quantities: Quantities) => void;
}

const loadPlan = () => import("./PackPlan.tsx");

/** Expands to a planner that finds the best packs for a needed amount; nothing if there is no choice of packs. */
export function PackPlanner({ item, packs, viewer, isLowBoiling, onFill }: Props) {
  const words = useCopy(copy);
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const [code, prepare] = useLoaded(loadPlan);
  const offers = offersOf(packs, { viewer, isLowBoiling });
  if (offers.length < 2) return null;
  const toggle = (next: boolean) => {
    prepare();
    setIsOpen(next);
  };
  return (
    <div className={css.planner}>
      <Expander isOpen={isOpen} onOpenChange={toggle} controls={id} onApproach={prepare}>
        {words.title}
      </Expander>
      {isOpen && (
        <div id={id} className={css.panel}>
          {code ? (
            <code.PackPlan offers={offers} item={item} onFill={onFill} />
          ) : (
            <Spinner label={words.loading} />
          )}
        </div>
      )}
    </div>
  );
}
