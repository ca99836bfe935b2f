import type { SideBanner } from "@reagent/api/contract/home";
import { paths } from "@reagent/api/pages/paths";
import { CAROUSEL_REST_MS } from "@reagent/domain/page-size";
import { lazy, Suspense } from "react";
import { Link } from "react-router-dom";
import { LineArt } from "../../components/LineArt/LineArt.tsx";
import { isPhotograph } from "../../components/LineArt/parse-drawing.ts";
import { SectionHead } from "../../components/SectionHead/SectionHead.tsx";
import { useCopy } from "../../language/language.tsx";
import { Boundary } from "../Boundary/Boundary.tsx";
import * as css from "./ActivityBanners.css.ts";
import { copy } from "./SideActivities.copy.ts";

const Carousel = lazy(async () => ({
  default: (await import("../../components/Carousel/Carousel.tsx")).Carousel,
}));

export interface ActivityBannersProps {
  /** The activities, the most important first. */
  readonly activities: readonly SideBanner[];
  /** `column`: one at a time in a side column; `row`: up to four beside one another. */
  readonly layout: "column" | "row";
}

const perView = {
  column: { phone: 1 },
  row: { phone: 1, tablet: 2, laptop: 3, desktop: 4 },
} as const;

/**
 * The shop's activities in a carousel that turns by itself (storefront §9, carousels; decisions, account banners); only the first
 * are shown until its code has loaded.
 */
export function ActivityBanners({ activities, layout }: ActivityBannersProps) {
  const words = useCopy(copy);
  const [first] = activities;
  const atFirst = (
    <section>
      <SectionHead size="small" title={words.activities} />
      {first && <Activity {...first} />}
    </section>
  );
  if (activities.length < 2) return atFirst;
  return (
    <Boundary fallback={atFirst}>
      <Suspense fallback={atFirst}>
        <Carousel
          label={words.activities}
          interval={CAROUSEL_REST_MS.banners}
          perView={perView[layout]}
          head={(controls) => <SectionHead size="small" title={words.activities} end={controls} />}
          slides={activities.map((activity) => ({
            key: activity.id,
            content: <Activity {...activity} />,
          }))}
        />
      </Suspense>
    </Boundary>
  );
}

function Activity({ id, subject, drawing }: SideBanner) {
  return (
    <Link className={css.banner} to={paths.activity({ id })}>
      <span className={css.subject}>{subject}</span>
      {drawing && (
        <span className={isPhotograph(drawing) ? css.photograph : css.art}>
          <LineArt
            drawing={drawing}
            scale={0.8}
            fills={isPhotograph(drawing)}
            width="min(100vw, 400px)"
          />
        </span>
      )}
    </Link>
  );
}
