import { readItemRows } from "@reagent/api/contract/product";
import { CAROUSEL_SLIDES } from "@reagent/domain/page-size";
import { CardCarousel } from "../../../../components/CardCarousel/CardCarousel.tsx";
import { Load } from "../../../../data/Load.tsx";
import { useCall } from "../../../../data/use-call.tsx";
import { useCopy } from "../../../../language/language.tsx";
import { ItemCard } from "../ItemCard/ItemCard.tsx";
import { copy } from "./RecentItems.copy.ts";
import { recent } from "./RecentItems.css.ts";

interface Props {
  /** Most recent first. */
  readonly itemCodes: readonly string[];
}

/** Items with their current data, three to a slide (storefront §9, carousels). */
export function RecentItemsRow({ itemCodes }: Props) {
  const words = useCopy(copy);
  const call = useCall(readItemRows, { itemCodes }, { keepsPrevious: true });
  return (
    <Load call={call} skeleton={null}>
      {({ items }) =>
        items.length > 0 && (
          <div className={recent}>
            <CardCarousel
              title={words.title}
              perSlide={CAROUSEL_SLIDES.recentlyViewed}
              cards={items.map((item) => ({ key: item.itemId, content: <ItemCard item={item} /> }))}
            />
          </div>
        )
      }
    </Load>
  );
}
