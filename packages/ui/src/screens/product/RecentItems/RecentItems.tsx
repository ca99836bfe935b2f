import { readItemRows } from "@reagent/api/contract/product";
import { CAROUSEL_SLIDES } from "@reagent/domain/page-size";
import { CardCarousel } from "../../../components/CardCarousel/CardCarousel.tsx";
import { LoadFailed } from "../../../components/LoadFailed/LoadFailed.tsx";
import { useCall } from "../../../data/use-call.tsx";
import { useCopy } from "../../../language/language.tsx";
import { useViewHistory } from "../../../state/view-history.ts";
import { ItemCard } from "../ItemCard/ItemCard.tsx";
import { copy } from "./RecentItems.copy.ts";
import { recent } from "./RecentItems.css.ts";

interface Props {
  /** The item whose page this is: it is no memory yet. */
  readonly besides?: string;
}

/** The items that were viewed on this device, three to a slide, as they are now (storefront §9, carousels). */
export function RecentItems({ besides }: Props) {
  const words = useCopy(copy);
  const { ids } = useViewHistory("items");
  const itemCodes = ids.filter((code) => code !== besides);
  const { data, failure, isRefreshing, retry } = useCall(
    readItemRows,
    itemCodes.length > 0 ? { itemCodes } : null,
    { keepsPrevious: true },
  );
  if (!data) return failure ? <LoadFailed onRetry={retry} isRetrying={isRefreshing} /> : null;
  if (data.items.length === 0) return null;
  return (
    <div className={recent}>
      <CardCarousel
        title={words.title}
        perSlide={CAROUSEL_SLIDES.recentlyViewed}
        cards={data.items.map((item) => ({ key: item.itemId, content: <ItemCard item={item} /> }))}
      />
    </div>
  );
}
