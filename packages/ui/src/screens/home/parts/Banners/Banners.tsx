import type { Banner } from "@reagent/api/contract/home";
import { shop } from "@reagent/api/contract/shop";
import { CAROUSEL_REST_MS } from "@reagent/domain/page-size";
import { ContentLink } from "../../../../blocks/ContentLink/ContentLink.tsx";
import { LazyCarousel } from "../../../../blocks/LazyCarousel/LazyCarousel.tsx";
import { button } from "../../../../components/Button/Button.css.ts";
import { LineArt } from "../../../../components/LineArt/LineArt.tsx";
import { isPhotograph } from "../../../../components/LineArt/parse-drawing.ts";
import { useCopy, useLanguage } from "../../../../language/language.tsx";
import { copy } from "./Banners.copy.ts";
import * as css from "./Banners.css.ts";

/** The banners, five seconds each (storefront §9, carousels). The first is shown before the carousel's code has loaded. */
export function Banners({ banners }: { banners: readonly Banner[] }) {
  const words = useCopy(copy);
  const name = shop.name[useLanguage()];
  const [first] = banners;
  if (!first) {
    return (
      <div className={css.nameplate}>
        <p className={css.note}>{words.goods}</p>
        <p className={css.subject}>{name}</p>
      </div>
    );
  }
  return (
    <LazyCarousel
      firstPage={<Slide {...first} />}
      label={words.label}
      interval={CAROUSEL_REST_MS.banners}
      slides={banners.map((banner) => ({ key: banner.id, content: <Slide {...banner} /> }))}
    />
  );
}

/** A banner. Its one link covers all of it, the drawing too; without an action the subject is the link. */
function Slide({ note, subject, action, link, drawing, alt }: Banner) {
  const look = `${button({ kind: "primary", size: "large" })} ${css.button} ${css.wholeBanner}`;
  return (
    <article className={css.banner}>
      {isPhotograph(drawing) ? (
        <div className={css.photograph}>
          <LineArt drawing={drawing} label={alt} fills isEager />
        </div>
      ) : (
        <div className={css.art}>
          <LineArt drawing={drawing} label={alt} scale={2.4} />
        </div>
      )}
      {note && <p className={css.note}>{note}</p>}
      <h2 className={css.subject}>
        {action ? (
          subject
        ) : (
          <ContentLink link={link} className={css.wholeBanner}>
            {subject}
          </ContentLink>
        )}
      </h2>
      {action && (
        <ContentLink link={link} className={look}>
          {action}
        </ContentLink>
      )}
    </article>
  );
}
