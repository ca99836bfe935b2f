import type { Banner } from "@reagent/api/contract/home";
import { CAROUSEL_REST_MS } from "@reagent/domain/page-size";
import { ContentLink } from "../../../../blocks/ContentLink/ContentLink.tsx";
import { LazyCarousel } from "../../../../blocks/LazyCarousel/LazyCarousel.tsx";
import { button } from "../../../../components/Button/Button.css.ts";
import { LineArt } from "../../../../components/LineArt/LineArt.tsx";
import { useCopy } from "../../../../language/language.tsx";
import { copy } from "./OrchardBanners.copy.ts";
import * as css from "./OrchardBanners.css.ts";

/** The banners of the orchard, five seconds each (storefront §9, carousels). */
export function OrchardBanners({ banners }: { banners: readonly Banner[] }) {
  const words = useCopy(copy);
  const [first, ...others] = banners;
  if (!first) return null;
  return (
    <div className={css.place}>
      {others.length === 0 ? (
        <Slide {...first} />
      ) : (
        <LazyCarousel
          firstPage={<Slide {...first} />}
          label={words.label}
          interval={CAROUSEL_REST_MS.banners}
          slides={banners.map((banner) => ({ key: banner.id, content: <Slide {...banner} /> }))}
        />
      )}
    </div>
  );
}

/** A banner. Its one link covers all of it; without an action the subject is the link. */
function Slide({ note, subject, action, link, drawing, alt }: Banner) {
  return (
    <article className={css.banner}>
      <div className={css.art}>
        <LineArt drawing={drawing} label={alt} fills />
      </div>
      {note && <p className={css.note}>{note}</p>}
      <p className={css.subject}>
        {action ? (
          subject
        ) : (
          <ContentLink link={link} className={css.wholeBanner}>
            {subject}
          </ContentLink>
        )}
      </p>
      {action && (
        <ContentLink
          link={link}
          className={`${button({ kind: "primary", size: "large" })} ${css.wholeBanner}`}
        >
          {action}
        </ContentLink>
      )}
    </article>
  );
}
