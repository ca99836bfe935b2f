import type { ContentRow } from "@reagent/api/contract/article";
import { Link } from "react-router-dom";
import { usePageNumber } from "../../../blocks/usePageNumber.ts";
import { Breadcrumbs } from "../../../components/Breadcrumbs/Breadcrumbs.tsx";
import { LineArt } from "../../../components/LineArt/LineArt.tsx";
import { PageHead } from "../../../components/PageHead/PageHead.tsx";
import { SkeletonBox } from "../../../components/Skeleton/Skeleton.tsx";
import { useCopy } from "../../../language/language.tsx";
import { paths } from "../../../paths.ts";
import { link, title } from "../parts/ContentList/ContentList.css.ts";
import { ContentList } from "../parts/ContentList/ContentList.tsx";
import { copy } from "./ActivityList.copy.ts";
import * as css from "./ActivityList.css.ts";

/** All activities, ten rows a page (storefront §2, activity list; §9, page sizes). */
export function ActivityList() {
  const words = useCopy(copy);
  const page = usePageNumber();
  return (
    <>
      <PageHead subject={words.title} page={page} />
      <Breadcrumbs crumbs={[{ label: words.home, to: paths.home() }, { label: words.title }]} />
      <h1 className={title}>{words.title}</h1>
      <ContentList
        type="activity"
        label={words.title}
        hrefOf={(page) => paths.activities({ page })}
        row={(row) => <Row row={row} />}
        columns={2}
        skeleton={<Skeleton />}
      />
    </>
  );
}

function Row({ row: { id, subject, summary, createdOn, drawing } }: { row: ContentRow }) {
  return (
    <article className={css.activity}>
      <span className={css.art}>
        <LineArt drawing={drawing} scale={0.8} />
      </span>
      <div className={css.words}>
        {summary && <p className={css.note}>{summary}</p>}
        <h2 className={css.subject}>
          <Link className={link} to={paths.activity({ id })}>
            {subject}
          </Link>
        </h2>
        <time className={css.day} dateTime={createdOn}>
          {createdOn}
        </time>
      </div>
    </article>
  );
}

function Skeleton() {
  return (
    <div className={css.activity}>
      <span className={css.art} />
      <div className={css.words}>
        <span className={css.note}>
          <SkeletonBox width="64px" />
        </span>
        <span className={css.subject}>
          <SkeletonBox width="56%" />
        </span>
        <span className={css.day}>
          <SkeletonBox width="72px" />
        </span>
      </div>
    </div>
  );
}
