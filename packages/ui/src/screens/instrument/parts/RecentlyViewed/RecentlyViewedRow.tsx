import { readInstrumentHistory } from "@reagent/api/contract/instrument";
import { CAROUSEL_SLIDES } from "@reagent/domain/page-size";
import { CardCarousel } from "../../../../components/CardCarousel/CardCarousel.tsx";
import { Load } from "../../../../data/Load.tsx";
import { mappedCall, useCall } from "../../../../data/use-call.tsx";
import { useCopy } from "../../../../language/language.tsx";
import { InstrumentCard } from "../InstrumentCard/InstrumentCard.tsx";
import { copy } from "./RecentlyViewed.copy.ts";
import { recent } from "./RecentlyViewed.css.ts";

interface Props {
  /** Most recent first. */
  readonly skuIds: readonly string[];
  readonly onOpen: (skuId: string) => void;
  /** The instrument of the page, which is left out. */
  readonly except?: string;
}

/** Instruments with their current data, three to a slide (storefront §2, lab instruments; §9, carousels). */
export function RecentlyViewedRow({ skuIds, onOpen, except }: Props) {
  const words = useCopy(copy);
  const call = useCall(readInstrumentHistory, { skuIds }, { keepsPrevious: true });
  const shown = mappedCall(call, ({ items }) => items.filter(({ spuCode }) => spuCode !== except));
  return (
    <Load call={shown} skeleton={null}>
      {(items) =>
        items.length > 0 && (
          <div className={recent}>
            <CardCarousel
              title={words.title}
              perSlide={CAROUSEL_SLIDES.recentlyViewed}
              cards={items.map((sku) => ({
                key: sku.skuId,
                content: <InstrumentCard sku={sku} onOpen={() => onOpen(sku.skuId)} />,
              }))}
            />
          </div>
        )
      }
    </Load>
  );
}
