import { CAROUSEL_REST_MS } from "@reagent/domain/page-size";
import { useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";
import { ButtonLink } from "../../../components/ButtonLink/ButtonLink.tsx";
import { Carousel } from "../../../components/Carousel/Carousel.tsx";
import { DefinitionList } from "../../../components/DefinitionList/DefinitionList.tsx";
import { LineArt } from "../../../components/LineArt/LineArt.tsx";
import { SectionHead } from "../../../components/SectionHead/SectionHead.tsx";
import { useCopy } from "../../../language/language.tsx";
import * as enquiryCss from "../parts/EnquiryPage.css.ts";
import { EnquiryPage } from "../parts/EnquiryPage.tsx";
import { WithProfile } from "../parts/WithProfile.tsx";
import { abilityArt } from "./ability-art.ts";
import { copy } from "./Synthesis.copy.ts";
import * as css from "./Synthesis.css.ts";
import { synthesis as screen } from "./Synthesis.screen.ts";
import { SynthesisForm } from "./SynthesisForm.tsx";

const ABILITIES = ["route", "scale", "purify", "isotope"] as const;
const CONSULT = "#consult";
const perView = { phone: 1, tablet: 2 };

/**
 * Custom synthesis: a banner, what the laboratory can do, and a form to ask. The value of the address is the note (storefront §2,
 * synthesis).
 */
export function Synthesis({ value = "" }: { value?: string | undefined }) {
  const words = useCopy(copy);
  const title = useCopy(screen.title);
  const form = useRef<HTMLElement>(null);
  const { hash, key } = useLocation();
  useEffect(() => {
    if (hash !== CONSULT) return;
    form.current?.scrollIntoView();
    form.current?.focus({ preventScroll: true });
  }, [hash, key]);
  return (
    <EnquiryPage
      title={title}
      lead={words.lead}
      banner={{
        drawing: abilityArt.route,
        action: <ButtonLink to={{ hash: CONSULT }}>{words.toForm}</ButtonLink>,
      }}
    >
      <Carousel
        label={words.carousel}
        interval={CAROUSEL_REST_MS.synthesis}
        perView={perView}
        head={(controls) => <SectionHead title={words.carousel} end={controls} />}
        slides={ABILITIES.map((id) => ({ key: id, content: <Ability id={id} /> }))}
      />
      <div className={css.facts}>
        <section aria-labelledby="synthesis-how">
          <SectionHead id="synthesis-how" size="small" title={words.howTitle} />
          <DefinitionList entries={words.how} />
        </section>
        <section aria-labelledby="synthesis-equipment">
          <SectionHead id="synthesis-equipment" size="small" title={words.equipment} />
          <DefinitionList entries={words.counts} />
        </section>
      </div>
      <section
        ref={form}
        id="consult"
        tabIndex={-1}
        className={enquiryCss.form}
        aria-labelledby="synthesis-consult"
      >
        <SectionHead id="synthesis-consult" title={words.form} />
        <WithProfile>
          {(profile) => <SynthesisForm key={value} profile={profile} note={value} />}
        </WithProfile>
      </section>
    </EnquiryPage>
  );
}

function Ability({ id }: { id: (typeof ABILITIES)[number] }) {
  const { title, text } = useCopy(copy).abilities[id];
  return (
    <article className={css.ability}>
      <div className={css.art}>
        <LineArt drawing={abilityArt[id]} />
      </div>
      <h3 className={css.abilityTitle}>{title}</h3>
      <p className={css.abilityText}>{text}</p>
    </article>
  );
}
