import { listSimilarStructures } from "@reagent/api/contract/structure";
import { paths } from "@reagent/api/pages/paths";
import { CAROUSEL_SLIDES, SIMILAR_STRUCTURES } from "@reagent/domain/page-size";
import { CardCarousel } from "../../../../components/CardCarousel/CardCarousel.tsx";
import { TextLink } from "../../../../components/TextLink/TextLink.tsx";
import { useCall } from "../../../../data/use-call.tsx";
import { useCopy } from "../../../../language/language.tsx";
import { ItemCard } from "../ItemCard/ItemCard.tsx";
import { groupBySubstance } from "../ItemList/group-by-substance.ts";
import { copy } from "./SimilarStructures.copy.ts";
import * as css from "./SimilarStructures.css.ts";

interface Props {
  readonly itemCode: string;
  readonly smiles: string;
}

/** The substances whose structures are most like an item's, three to a slide; nothing where there are none, or they cannot be read. */
export function SimilarStructures({ itemCode, smiles }: Props) {
  const words = useCopy(copy);
  const { data } = useCall(listSimilarStructures, { itemCode, limit: SIMILAR_STRUCTURES });
  if (!data || data.items.length === 0) return null;
  return (
    <div className={css.similar}>
      <CardCarousel
        title={words.title}
        perSlide={CAROUSEL_SLIDES.recommendations}
        cards={groupBySubstance(data.items).map(([item]) => ({
          key: item.itemId,
          content: (
            <ItemCard
              item={item}
              note={words.similarity(Math.round((item.similarity ?? 0) * 100))}
            />
          ),
        }))}
      />
      <p className={css.searches}>
        <TextLink to={paths.structureResults({ code: smiles, match: "similarity" })}>
          {words.searchSimilar}
        </TextLink>
        <TextLink to={paths.structureResults({ code: smiles, match: "substructure" })}>
          {words.searchSubstructure}
        </TextLink>
      </p>
    </div>
  );
}
