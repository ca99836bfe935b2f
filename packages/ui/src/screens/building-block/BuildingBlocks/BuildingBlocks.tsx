import FlaskConical from "@lucide/icons/icons/flask-conical";
import {
  type BuildingBlockGroup,
  type BuildingBlocks as Answer,
  readBuildingBlocks,
} from "@reagent/api/contract/building-block";
import { paths } from "@reagent/api/pages/paths";
import { CAROUSEL_REST_MS, CAROUSEL_SLIDES } from "@reagent/domain/page-size";
import { PublicPage } from "../../../blocks/PublicPage/PublicPage.tsx";
import { ButtonLink } from "../../../components/ButtonLink/ButtonLink.tsx";
import { Carousel } from "../../../components/Carousel/Carousel.tsx";
import { EmptyState } from "../../../components/EmptyState/EmptyState.tsx";
import { SectionHead } from "../../../components/SectionHead/SectionHead.tsx";
import { Tabs } from "../../../components/Tabs/Tabs.tsx";
import { TextLink } from "../../../components/TextLink/TextLink.tsx";
import { Load } from "../../../data/Load.tsx";
import { useCall } from "../../../data/use-call.tsx";
import { formatDate } from "../../../language/format.ts";
import { useCopy, useLanguage } from "../../../language/language.tsx";
import { lead, text } from "../../../theme/text.css.ts";
import { ItemCards, ItemCardsSkeleton } from "../../product/parts/ItemCards/ItemCards.tsx";
import { copy } from "./BuildingBlocks.copy.ts";
import * as css from "./BuildingBlocks.css.ts";
import { buildingBlocks as screen } from "./BuildingBlocks.screen.ts";

/** Molecule building blocks by kind, and technical articles (storefront §2, molecule building blocks). */
export function BuildingBlocks() {
  const words = useCopy(copy);
  const title = useCopy(screen.title);
  const call = useCall(readBuildingBlocks, {});
  return (
    <PublicPage title={title} description={words.lead}>
      <header className={css.head}>
        <h1 className={text[26]}>{title}</h1>
        <p className={lead}>{words.lead}</p>
      </header>
      <Load call={call} skeleton={<ItemCardsSkeleton />}>
        {({ groups, news }) => (
          <>
            <Kinds groups={groups} />
            {news.length > 0 && <News news={news} />}
          </>
        )}
      </Load>
    </PublicPage>
  );
}

/** A tab for each kind, with some of its items and a link to all. */
function Kinds({ groups }: { groups: readonly BuildingBlockGroup[] }) {
  const words = useCopy(copy);
  const [first] = groups;
  if (!first) {
    return (
      <EmptyState
        icon={FlaskConical}
        title={words.none}
        actions={<ButtonLink to={paths.catalogue()}>{words.toCatalogue}</ButtonLink>}
      />
    );
  }
  return (
    <Tabs
      label={words.kinds}
      defaultValue={first.categoryId}
      options={groups.map(({ categoryId, name, total, items }) => ({
        value: categoryId,
        label: name,
        panel: (
          <>
            <ItemCards items={items} as="h2" />
            <p className={css.more}>
              <TextLink to={paths.category({ categoryId })}>{words.moreOf(name, total)}</TextLink>
            </p>
          </>
        ),
      }))}
    />
  );
}

function News({ news }: Pick<Answer, "news">) {
  const language = useLanguage();
  const words = useCopy(copy);
  return (
    <div className={css.news}>
      <Carousel
        label={words.news}
        perView={{ phone: 1, tablet: 2, desktop: CAROUSEL_SLIDES.molecules }}
        interval={CAROUSEL_REST_MS.molecules}
        head={(controls) => (
          <SectionHead
            title={words.news}
            description={
              <TextLink kind="muted" to={paths.articles({ type: "article" })}>
                {words.allNews}
              </TextLink>
            }
            end={controls}
          />
        )}
        slides={news.map(({ id, subject, summary, shownOn }) => ({
          key: id,
          content: (
            <article className={css.article}>
              <h3 className={css.subject}>
                <TextLink kind="plain" to={paths.article({ type: "article", id })}>
                  {subject}
                </TextLink>
              </h3>
              <p className={css.summary}>{summary}</p>
              <time className={css.day} dateTime={shownOn}>
                {formatDate(shownOn, language)}
              </time>
            </article>
          ),
        }))}
      />
    </div>
  );
}
