import type { ContentRow } from "@reagent/api/contract/article";
import { Link } from "react-router-dom";
import { SkeletonBox } from "../../../../components/Skeleton/Skeleton.tsx";
import { formatDate } from "../../../../language/format.ts";
import { useLanguage } from "../../../../language/language.tsx";
import { link } from "../ContentList/ContentList.css.ts";
import * as css from "./ArticleRow.css.ts";

interface Props {
  readonly row: Pick<ContentRow, "subject" | "summary" | "shownOn" | "createdOn">;
  readonly to: string;
}

/** A row of a list of articles: its day, its subject as a link, and its summary. */
export function ArticleRow({ row: { subject, summary, shownOn, createdOn }, to }: Props) {
  const language = useLanguage();
  const day = shownOn || createdOn;
  return (
    <article className={css.article}>
      <time className={css.day} dateTime={day}>
        {formatDate(day, language)}
      </time>
      <div className={css.words}>
        <h2 className={css.subject}>
          <Link className={link} to={to}>
            {subject}
          </Link>
        </h2>
        {summary && <p className={css.summary}>{summary}</p>}
      </div>
    </article>
  );
}

export function ArticleRowSkeleton() {
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
