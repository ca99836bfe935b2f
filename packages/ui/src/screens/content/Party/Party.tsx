import { type ContentRow, listArticles } from "@reagent/api/contract/article";
import { paths } from "@reagent/api/pages/paths";
import { CAROUSEL_REST_MS } from "@reagent/domain/page-size";
import { Link } from "react-router-dom";
import { PublicPage } from "../../../blocks/PublicPage/PublicPage.tsx";
import { usePageNumber } from "../../../blocks/usePageNumber.ts";
import { Carousel } from "../../../components/Carousel/Carousel.tsx";
import { LineArt } from "../../../components/LineArt/LineArt.tsx";
import { isPhotograph } from "../../../components/LineArt/parse-drawing.ts";
import { SectionHead } from "../../../components/SectionHead/SectionHead.tsx";
import { TextSkeleton } from "../../../components/Skeleton/Skeleton.tsx";
import { Load } from "../../../data/Load.tsx";
import { useCall } from "../../../data/use-call.tsx";
import { formatDate } from "../../../language/format.ts";
import { useCopy, useLanguage } from "../../../language/language.tsx";
import { ArticleRow, ArticleRowSkeleton } from "../parts/ArticleRow/ArticleRow.tsx";
import { link } from "../parts/ContentList/ContentList.css.ts";
import { ContentList } from "../parts/ContentList/ContentList.tsx";
import { ListHeading } from "../parts/ContentList/ListHeading.tsx";
import { newestReports } from "./first-calls.ts";
import { copy } from "./Party.copy.ts";
import * as css from "./Party.css.ts";
import { party as screen } from "./Party.screen.ts";

const FIRST = 3;
const CARDS = 9;

const pathOf = ({ id }: Pick<ContentRow, "id">) => paths.article({ type: "party", id });

/** The newest reports of the party branch, their pictures, and all of them (storefront §2, party). */
export function Party() {
  const words = useCopy(copy);
  const title = useCopy(screen.title);
  const page = usePageNumber();
  const newest = useCall(listArticles, newestReports);
  return (
    <PublicPage title={title} page={page}>
      <ListHeading page={page}>{title}</ListHeading>
      <Load call={newest} skeleton={<TextSkeleton lines={6} />}>
        {({ rows }) =>
          rows.length > 0 && (
            <>
              <section className={css.section} aria-labelledby="newest-reports">
                <SectionHead id="newest-reports" title={words.newest} />
                <div className={css.newest}>
                  {rows.slice(0, FIRST).map((row) => (
                    <Report key={row.id} row={row} />
                  ))}
                </div>
              </section>
              <Cards rows={rows.filter(({ drawing }) => drawing !== "").slice(0, CARDS)} />
            </>
          )
        }
      </Load>
      <section aria-labelledby="all-reports">
        <SectionHead
          id="all-reports"
          title={words.all}
          more={{ to: paths.partyReports(), text: words.more }}
        />
        <ContentList
          type="party"
          label={words.all}
          hrefOf={(to) => paths.party({ page: to })}
          row={(row) => <ArticleRow row={row} to={pathOf(row)} />}
          skeleton={<ArticleRowSkeleton />}
        />
      </section>
    </PublicPage>
  );
}

function Report({ row }: { row: ContentRow }) {
  const language = useLanguage();
  return (
    <article className={css.report}>
      <time className={css.day} dateTime={row.shownOn}>
        {formatDate(row.shownOn, language)}
      </time>
      <h3 className={css.subject}>
        <Link className={link} to={pathOf(row)}>
          {row.subject}
        </Link>
      </h3>
      <p className={css.summary}>{row.summary}</p>
    </article>
  );
}

/** Pictures that change after 4 s (storefront §9, carousels). */
function Cards({ rows }: { rows: readonly ContentRow[] }) {
  const words = useCopy(copy);
  if (rows.length === 0) return null;
  return (
    <div className={css.section}>
      <Carousel
        label={words.cards}
        perView={{ phone: 1, tablet: 2, laptop: 3 }}
        interval={CAROUSEL_REST_MS.party}
        head={(controls) => <SectionHead title={words.cards} end={controls} />}
        slides={rows.map((row) => ({
          key: row.id,
          content: (
            <article className={css.card}>
              <span className={isPhotograph(row.drawing) ? css.photograph : css.art}>
                <LineArt
                  drawing={row.drawing}
                  fills={isPhotograph(row.drawing)}
                  width="min(100vw, 400px)"
                />
              </span>
              <h3 className={css.cardTitle}>
                <Link className={link} to={pathOf(row)}>
                  {row.subject}
                </Link>
              </h3>
            </article>
          ),
        }))}
      />
    </div>
  );
}
