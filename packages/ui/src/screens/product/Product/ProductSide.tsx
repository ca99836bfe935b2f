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

/** What to know before one orders: how it is dangerous, and its documents. */
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
