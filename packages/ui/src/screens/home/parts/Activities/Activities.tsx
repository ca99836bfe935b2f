import type { ActivityTeaser } from "@reagent/api/contract/home";
import { paths } from "@reagent/api/pages/paths";
import { CAROUSEL_REST_MS } from "@reagent/domain/page-size";
import { Link } from "react-router-dom";
import { LazyCarousel } from "../../../../blocks/LazyCarousel/LazyCarousel.tsx";
import { LineArt } from "../../../../components/LineArt/LineArt.tsx";
import { isPhotograph } from "../../../../components/LineArt/parse-drawing.ts";
import { SectionHead } from "../../../../components/SectionHead/SectionHead.tsx";
import { Loading } from "../../../../components/Skeleton/Skeleton.tsx";
import { TextLink } from "../../../../components/TextLink/TextLink.tsx";
import { useCopy } from "../../../../language/language.tsx";
import { copy } from "./Activities.copy.ts";
import * as css from "./Activities.css.ts";

const MOST = 3;

/** Up to so many per page; fewer activities fill the width. */
const perPageOf = (count: number) => ({
  phone: 1,
  tablet: Math.min(2, count),
  desktop: Math.min(MOST, count),
});

type Props = {
  /** Undefined while they load. */
  activities: readonly ActivityTeaser[] | undefined;
};

/** A carousel of the activities, up to three per page; it turns by itself (storefront §2, home; decisions, account banners). */
export function Activities({ activities }: Props) {
  const words = useCopy(copy);
  if (!activities) {
    return (
      <section>
        <SectionHead title={words.title} description={<All />} />
        <Loading>
          <div className={css.card} />
        </Loading>
      </section>
    );
  }
  return (
    <LazyCarousel
      firstPage={<FirstActivities activities={activities} />}
      label={words.title}
      perView={perPageOf(activities.length)}
      interval={CAROUSEL_REST_MS.banners}
      head={(controls) => <SectionHead title={words.title} description={<All />} end={controls} />}
      slides={activities.map((activity) => ({
        key: activity.id,
        content: <Activity {...activity} />,
      }))}
    />
  );
}

function All() {
  const words = useCopy(copy);
  return (
    <TextLink kind="muted" to={paths.activities()}>
      {words.all}
    </TextLink>
  );
}

const columnsOf = (count: number) => (count === 1 || count === 2 ? count : MOST);

function FirstActivities({ activities }: { activities: readonly ActivityTeaser[] }) {
  const words = useCopy(copy);
  return (
    <section>
      <SectionHead title={words.title} description={<All />} />
      <ul className={css.firstPage[columnsOf(activities.length)]}>
        {activities.slice(0, MOST).map((activity) => (
          <li className={css.first} key={activity.id}>
            <Activity {...activity} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** An activity, which leads to its details; one of the orchard has the colour of points. */
function Activity({ id, subject, note, link, drawing }: ActivityTeaser) {
  const hue = link.startsWith(paths.orchard()) ? "points" : "plain";
  return (
    <Link className={css.card} to={paths.activity({ id })}>
      <span className={css.words}>
        {note && <span className={css.note[hue]}>{note}</span>}
        <span className={css.subject}>{subject}</span>
      </span>
      <span className={isPhotograph(drawing) ? css.photograph : css.art[hue]}>
        <LineArt drawing={drawing} scale={0.8} fills={isPhotograph(drawing)} width="136px" />
      </span>
    </Link>
  );
}
