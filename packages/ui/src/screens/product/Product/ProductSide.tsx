import type { Item } from "@reagent/api/contract/product";
import { screenOnly } from "../../../theme/print.css.ts";
import { Documents } from "../parts/Documents/Documents.tsx";
import { HazardSummary } from "../parts/Hazard/HazardSummary.tsx";
import * as css from "./Product.css.ts";
import type { ProductTab } from "./ProductTabs.tsx";

interface Props {
  readonly item: Item;
  readonly onTab: (tab: ProductTab) => void;
}

/** Hazards and documents of the item. */
export function ProductSide({ item, onTab }: Props) {
  return (
    <div className={`${css.side} ${screenOnly}`}>
      <HazardSummary item={item} onShowAll={() => onTab("safety")} />
      <Documents
        item={item}
        onCertificate={() => onTab("certificate")}
        onSpectra={() => onTab("spectra")}
      />
    </div>
  );
}
