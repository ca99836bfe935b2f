import { readItemRows } from "@reagent/api/contract/product";
import { CAROUSEL_SLIDES } from "@reagent/domain/page-size";
import { CardCarousel } from "../../../../components/CardCarousel/CardCarousel.tsx";
import { LoadFailed } from "../../../../components/LoadFailed/LoadFailed.tsx";
import { useCall } from "../../../../data/use-call.tsx";
import { useCopy } from "../../../../language/language.tsx";
import { ItemCard } from "../ItemCard/ItemCard.tsx";
import { copy } from "./RecentItems.copy.ts";
import { recent } from "./RecentItems.css.ts";

interface Props {
  /** Most recent first. */
  readonly itemCodes: readonly string[];
}

/** Items as they are now, three to a slide (storefront §9, carousels). */
export function RecentItemsRow({ itemCodes }: Props) {
  const words = useCopy(copy);
  const { data, failure, isRefreshing, retry } = useCall(
    readItemRows,
    { itemCodes },
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
