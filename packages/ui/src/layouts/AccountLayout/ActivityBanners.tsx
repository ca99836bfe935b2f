import type { SideBanner } from "@reagent/api/contract/home";
import { lazy, Suspense } from "react";
import { Link } from "react-router-dom";
import { Boundary } from "../../blocks/Boundary/Boundary.tsx";
import { LineArt } from "../../components/LineArt/LineArt.tsx";
import { SectionHead } from "../../components/SectionHead/SectionHead.tsx";
import { useCopy } from "../../language/language.tsx";
import { paths } from "../../paths.ts";
import { copy } from "./AccountLayout.copy.ts";
import * as css from "./ActivityBanners.css.ts";

const Carousel = lazy(async () => ({
  default: (await import("../../components/Carousel/Carousel.tsx")).Carousel,
}));

/** How long each banner shows (storefront §9, carousels; decisions, account banners). */
const INTERVAL_MS = 5000;

/** The shop's activities, one visible at a time; only the first is shown until the carousel has loaded. */
export function ActivityBanners({ activities }: { activities: readonly SideBanner[] }) {
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
          interval={INTERVAL_MS}
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
        <span className={css.art}>
          <LineArt drawing={drawing} scale={0.8} />
        </span>
      )}
    </Link>
  );
}
