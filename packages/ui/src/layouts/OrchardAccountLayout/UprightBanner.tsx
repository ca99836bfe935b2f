import type { SideBanner } from "@reagent/api/contract/home";
import { paths } from "@reagent/api/pages/paths";
import { CAROUSEL_REST_MS } from "@reagent/domain/page-size";
import { Link } from "react-router-dom";
import { Carousel } from "../../components/Carousel/Carousel.tsx";
import { LineArt } from "../../components/LineArt/LineArt.tsx";
import { SectionHead } from "../../components/SectionHead/SectionHead.tsx";
import { useCopy } from "../../language/language.tsx";
import { copy } from "./OrchardAccountLayout.copy.ts";
import * as css from "./UprightBanner.css.ts";

/** The activities in an upright banner that moves on by itself and can be stopped (customer centre §2, orchard account; decisions, account banners). */
export function UprightBanner({ activities }: { activities: readonly SideBanner[] }) {
  const words = useCopy(copy);
  return (
    <Carousel
      label={words.activities}
      interval={CAROUSEL_REST_MS.banners}
      head={(controls) => <SectionHead size="small" title={words.activities} end={controls} />}
      slides={activities.map(({ id, subject, drawing }) => ({
        key: id,
        content: (
          <Link className={css.activity} to={paths.activity({ id })}>
            <span className={css.subject}>{subject}</span>
            {drawing && (
              <span className={css.art}>
                <LineArt drawing={drawing} />
              </span>
            )}
          </Link>
        ),
      }))}
    />
  );
}
