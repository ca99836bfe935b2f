import type { InstrumentSku } from "@reagent/api/contract/instrument";
import { type Marking, unmarked } from "../../../../components/Highlight/marking.tsx";
import { kindOf } from "../../../../components/LineArt/parse-drawing.ts";
import { InstrumentCard } from "../InstrumentCard/InstrumentCard.tsx";
import * as css from "./InstrumentGrid.css.ts";

interface Props {
  readonly skus: readonly InstrumentSku[];
  /** Highlights the search text in names and codes. */
  readonly mark?: Marking;
  /** Another page is loading. */
  readonly isTurning: boolean;
  readonly onOpen: (skuId: string) => void;
}

/**
 * Instruments and consumables, four in a row (storefront §2, search results). Where none has a picture, there is no room for
 * pictures.
 */
export function InstrumentGrid({ skus, mark = unmarked, isTurning, onOpen }: Props) {
  const hasArt = skus.some(({ drawing }) => kindOf(drawing) !== "none");
  return (
    <ul className={css.grid} aria-busy={isTurning}>
      {skus.map((sku) => (
        <li key={sku.skuId} className={css.place}>
          <InstrumentCard
            as="h2"
            sku={sku}
            hasArt={hasArt}
            mark={mark}
            onOpen={() => onOpen(sku.skuId)}
          />
        </li>
      ))}
    </ul>
  );
}
