import type { ItemRow } from "@reagent/api/contract/product";
import { CAROUSEL_SLIDES } from "@reagent/domain/page-size";
import { CardCarousel } from "../../../../components/CardCarousel/CardCarousel.tsx";
import { useCopy } from "../../../../language/language.tsx";
import { ItemCard } from "../ItemCard/ItemCard.tsx";
import { copy } from "./Recommendations.copy.ts";
import { recommendations } from "./Recommendations.css.ts";

/** Other products, three to a slide (storefront §2, product detail; §9, carousels). */
export function Recommendations({ items }: { items: readonly ItemRow[] }) {
  const words = useCopy(copy);
  return (
    <div className={recommendations}>
      <CardCarousel
        title={words.title}
        perSlide={CAROUSEL_SLIDES.recommendations}
        cards={items.map((item) => ({ key: item.itemId, content: <ItemCard item={item} /> }))}
      />
    </div>
  );
}
