import type { InstrumentSku } from "@reagent/api/contract/instrument";
import { InstrumentCard } from "../InstrumentCard/InstrumentCard.tsx";
import * as css from "./InstrumentGrid.css.ts";

interface Props {
  readonly skus: readonly InstrumentSku[];
  /** Marked in names and codes. */
  readonly query?: string;
  /** Others are on their way. */
  readonly isTurning: boolean;
  readonly onOpen: (skuId: string) => void;
}

/** Instruments and consumables, four in a row (storefront §2). */
export function InstrumentGrid({ skus, query = "", isTurning, onOpen }: Props) {
  return (
    <ul className={css.grid} aria-busy={isTurning}>
      {skus.map((sku) => (
        <li key={sku.skuId} className={css.place}>
          <InstrumentCard as="h2" sku={sku} query={query} onOpen={() => onOpen(sku.skuId)} />
        </li>
      ))}
    </ul>
  );
}
