import type { ContentRow } from "@reagent/api/contract/article";
import { NEWS_TABS, type NewsTab } from "@reagent/domain/article";
import { Link } from "react-router-dom";
import { usePageNumber } from "../../../blocks/usePageNumber.ts";
import { Breadcrumbs } from "../../../components/Breadcrumbs/Breadcrumbs.tsx";
import { LinkTabs } from "../../../components/LinkTabs/LinkTabs.tsx";
import { PageHead } from "../../../components/PageHead/PageHead.tsx";
import { SkeletonBox } from "../../../components/Skeleton/Skeleton.tsx";
import { useCopy } from "../../../language/language.tsx";
import { paths } from "../../../paths.ts";
import { link, title } from "../parts/ContentList/ContentList.css.ts";
import { ContentList } from "../parts/ContentList/ContentList.tsx";
import { copy as typeNames } from "../parts/type-names.copy.ts";
import { copy } from "./ArticleList.copy.ts";
import * as css from "./ArticleList.css.ts";

/** News, technical articles, chemistry and life as tabs, ten rows a page (storefront §2, news list; §9, page sizes). */
export function ArticleList({ type }: { type: NewsTab }) {
  const words = useCopy(copy);
  const page = usePageNumber();
  const names = useCopy(typeNames);
  return (
    <>
      <PageHead subject={names[type]} page={page} />
      <Breadcrumbs crumbs={[{ label: words.home, to: paths.home() }, { label: names[type] }]} />
      <h1 className={title}>{names[type]}</h1>
      <LinkTabs
        label={words.lists}
        current={type}
        tabs={NEWS_TABS.map((tab) => ({
          id: tab,
          name: names[tab],
          to: paths.articles({ type: tab }),
        }))}
      />
      <ContentList
        type={type}
        label={names[type]}
        hrefOf={(page) => paths.articles({ type, page })}
        row={(row) => <Row type={type} row={row} />}
        skeleton={<Skeleton />}
      />
    </>
  );
}

function Row({ type, row }: { type: NewsTab; row: ContentRow }) {
  const { id, subject, summary } = row;
  const day = row.shownOn || row.createdOn;
  return (
    <article className={css.article}>
      <time className={css.day} dateTime={day}>
        {day}
      </time>
      <div className={css.words}>
        <h2 className={css.subject}>
          <Link className={link} to={paths.article({ type, id })}>
            {subject}
          </Link>
        </h2>
        {summary && <p className={css.summary}>{summary}</p>}
      </div>
    </article>
  );
}

function Skeleton() {
  return (
    <div className={css.article}>
      <span className={css.day}>
        <SkeletonBox width="72px" />
      </span>
      <div className={css.words}>
        <div className={css.subject}>
          <SkeletonBox width="56%" />
        </div>
        <div className={css.summary}>
          <SkeletonBox width="88%" />
        </div>
      </div>
    </div>
  );
}
