import type { ItemRow } from "@reagent/api/contract/product";
import { CAROUSEL_SLIDES } from "@reagent/domain/page-size";
import { Carousel } from "../../../components/Carousel/Carousel.tsx";
import { SectionHead } from "../../../components/SectionHead/SectionHead.tsx";
import { useCopy } from "../../../language/language.tsx";
import { Recommendation } from "./Recommendation.tsx";
import { copy } from "./Recommendations.copy.ts";
import { recommendations } from "./Recommendations.css.ts";

/** Other products, three to a slide (storefront §2, product detail; §9, carousels). */
export function Recommendations({ items }: { items: readonly ItemRow[] }) {
  const words = useCopy(copy);
  if (items.length === 0) return null;
  return (
    <div className={recommendations}>
      <Carousel
        label={words.title}
        perView={{ phone: 1, tablet: 2, laptop: CAROUSEL_SLIDES.recommendations }}
        head={(controls) => <SectionHead title={words.title} end={controls} />}
        slides={items.map((item) => ({
          key: item.itemId,
          content: <Recommendation item={item} />,
        }))}
      />
    </div>
  );
}
