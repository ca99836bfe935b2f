import type { Gift } from "@reagent/api/contract/gift";
import { shop } from "@reagent/api/contract/shop";
import { paths } from "@reagent/api/pages/paths";
import { giftPrice } from "@reagent/domain/gift";
import { useId } from "react";
import { PublicPage } from "../../../blocks/PublicPage/PublicPage.tsx";
import { Code } from "../../../components/Code/Code.tsx";
import { DefinitionList } from "../../../components/DefinitionList/DefinitionList.tsx";
import { RichText } from "../../../components/RichText/RichText.tsx";
import { SectionHead } from "../../../components/SectionHead/SectionHead.tsx";
import { StructuredData } from "../../../components/StructuredData/StructuredData.tsx";
import { useCopy } from "../../../language/language.tsx";
import { useUrlOf } from "../../../state/urls.ts";
import { isLong } from "../../product/parts/names.ts";
import { giftData } from "./gift-data.ts";
import { copy } from "./Gift.copy.ts";
import * as css from "./Gift.css.ts";
import { GiftOffer } from "./GiftOffer.tsx";
import { GiftPictures } from "./GiftPictures.tsx";

/** A gift: pictures, specification, offer and note. */
export function GiftPage({ gift }: { gift: Gift }) {
  const words = useCopy(copy);
  const urlOf = useUrlOf();
  const noteId = useId();
  const rulesId = useId();
  const { giftCode, name, specification, typeId, typeName, note } = gift;
  const price = giftPrice(gift).toLocaleString("en-US");
  return (
    <PublicPage
      title={name}
      root="orchard"
      under={[{ label: typeName, to: paths.orchard({ typeId }) }]}
      description={words.description(name, specification, price)}
    >
      <StructuredData of={giftData(gift, urlOf)} />
      <div className={css.top}>
        <GiftPictures gift={gift} />
        <div className={css.identity}>
          <h1 className={css.name({ isLong: isLong(name) })}>{name}</h1>
          <p>
            <Code value={giftCode} kind="product-code" />
          </p>
          <GiftOffer gift={gift} />
        </div>
      </div>
      {note && (
        <section className={css.section} aria-labelledby={noteId}>
          <SectionHead id={noteId} title={words.note} />
          <RichText html={note} />
        </section>
      )}
      <section className={css.section} aria-labelledby={rulesId}>
        <SectionHead id={rulesId} title={words.rules} />
        <DefinitionList
          columns={2}
          isRuled
          entries={words.rulesOf(shop.points).map(([term, value]) => ({ term, value }))}
        />
      </section>
    </PublicPage>
  );
}
