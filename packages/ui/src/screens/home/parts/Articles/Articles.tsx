import type { HomeInfo } from "@reagent/api/contract/home";
import { paths } from "@reagent/api/pages/paths";
import { articleTypeOf } from "@reagent/domain/article";
import { DatedList } from "../../../../components/DatedList/DatedList.tsx";
import { SectionHead } from "../../../../components/SectionHead/SectionHead.tsx";
import { SkeletonBox, Loading } from "../../../../components/Skeleton/Skeleton.tsx";
import { formatShortDate } from "../../../../language/format.ts";
import { useCopy, useLanguage } from "../../../../language/language.tsx";
import { copy } from "./Articles.copy.ts";
import * as css from "./Articles.css.ts";

/** The rows shown of the pinned articles and of each other list: about as high as each other. */
const TOP = 3;
const ROWS = 6;

type Props = {
  /** Undefined while it loads. */
  home: Pick<HomeInfo, "top" | "news" | "articles" | "chemlife"> | undefined;
};

/** Up to four lists: pinned articles, company news, technical articles, chemistry and life; those without an entry are left out. */
export function Articles({ home }: Props) {
  const words = useCopy(copy);
  const lists = [
    { type: "news", title: words.news, rows: home?.news.rows },
    { type: "article", title: words.articles, rows: home?.articles.rows },
    { type: "chemlife", title: words.chemlife, rows: home?.chemlife.rows },
  ] as const;
  const hasTop = home?.top.rows.length !== 0;
  const shown = lists.filter(({ rows }) => rows?.length !== 0);
  return (
    <div className={css.columns[columnsOf(shown.length + (hasTop ? 1 : 0))]}>
      {hasTop && (
        <section className={css.column}>
          <SectionHead size="small" title={words.top} />
          <List rows={home?.top.rows.slice(0, TOP)} layout="below" />
        </section>
      )}
      {shown.map(({ type, title, rows }) => (
        <section className={css.column} key={type}>
          <SectionHead
            size="small"
            title={title}
            more={{
              to: paths.articles({ type }),
              text: words.more,
              label: words.moreOf(title),
            }}
          />
          <List rows={rows?.slice(0, ROWS).map((row) => ({ ...row, type }))} layout="beside" />
        </section>
      ))}
    </div>
  );
}

const columnsOf = (lists: number) => (lists === 1 || lists === 2 || lists === 3 ? lists : 4);

type ListProps = {
  rows: HomeInfo["top"]["rows"] | undefined;
  layout: "beside" | "below";
};

function List({ rows, layout }: ListProps) {
  const language = useLanguage();
  if (!rows) return <ListSkeleton layout={layout} />;
  return (
    <DatedList
      layout={layout}
      entries={rows.map(({ id, type, subject, day }) => ({
        id,
        title: subject,
        to: paths.article({ type: articleTypeOf(type) ?? "article", id }),
        ...(day === "" ? {} : { date: formatShortDate(day, language), day }),
      }))}
    />
  );
}

function ListSkeleton({ layout }: Pick<ListProps, "layout">) {
  return (
    <Loading>
      {layout === "beside"
        ? Array.from({ length: ROWS }, (_, index) => (
            <span className={css.skeletonBox} key={index}>
              <SkeletonBox width={index % 2 ? "72%" : "88%"} />
            </span>
          ))
        : Array.from({ length: TOP }, (_, index) => (
            <span className={css.tallSkeleton} key={index}>
              <span className={css.tallTitle}>
                <SkeletonBox width="80%" />
              </span>
              <SkeletonBox width="40px" />
            </span>
          ))}
    </Loading>
  );
}
