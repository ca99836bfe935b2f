import { readInstrumentHistory } from "@reagent/api/contract/search";
import { CAROUSEL_SLIDES } from "@reagent/domain/page-size";
import { Carousel } from "../../../components/Carousel/Carousel.tsx";
import { LoadFailed } from "../../../components/LoadFailed/LoadFailed.tsx";
import { SectionHead } from "../../../components/SectionHead/SectionHead.tsx";
import { useCall } from "../../../data/use-call.tsx";
import { useCopy } from "../../../language/language.tsx";
import { InstrumentCard } from "./InstrumentCard.tsx";
import { copy } from "./InstrumentResults.copy.ts";
import { recent } from "./InstrumentResults.css.ts";

interface Props {
  /** Most recent first. */
  readonly skuIds: readonly string[];
  readonly onOpen: (skuId: string) => void;
}

/** The instruments that were viewed on this device, three to a slide (storefront §2, §9, carousels). */
export function RecentlyViewed({ skuIds, onOpen }: Props) {
  const words = useCopy(copy);
  const { data, failure, retry } = useCall(
    readInstrumentHistory,
    skuIds.length > 0 ? { skuIds } : null,
    { keepsPrevious: true },
  );
  if (!data) return failure ? <LoadFailed onRetry={retry} /> : null;
  if (data.items.length === 0) return null;
  return (
    <div className={recent}>
      <Carousel
        label={words.recentlyViewed}
        perView={{ phone: 1, tablet: 2, laptop: CAROUSEL_SLIDES.recentlyViewed }}
        head={(controls) => <SectionHead title={words.recentlyViewed} end={controls} />}
        slides={data.items.map((sku) => ({
          key: sku.skuId,
          content: <InstrumentCard sku={sku} onOpen={() => onOpen(sku.skuId)} />,
        }))}
      />
    </div>
  );
}
