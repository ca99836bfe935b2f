import type { Content } from "@reagent/api/contract/article";
import { paths } from "@reagent/api/pages/paths";
import type { ArticleType } from "@reagent/domain/article";
import type { ReactNode } from "react";
import { useLocation } from "react-router-dom";
import { Breadcrumbs } from "../../../../components/Breadcrumbs/Breadcrumbs.tsx";
import { PageHead } from "../../../../components/PageHead/PageHead.tsx";
import { PlainText } from "../../../../components/RichText/PlainText.tsx";
import { RichText } from "../../../../components/RichText/RichText.tsx";
import { SkeletonBox, TextSkeleton } from "../../../../components/Skeleton/Skeleton.tsx";
import { StructuredData } from "../../../../components/StructuredData/StructuredData.tsx";
import { Load } from "../../../../data/Load.tsx";
import type { Call } from "../../../../data/use-call.tsx";
import { formatDate } from "../../../../language/format.ts";
import { useCopy, useLanguage } from "../../../../language/language.tsx";
import { useUrlOf } from "../../../../state/urls.ts";
import { OtherArticles } from "../OtherEntries/OtherEntries.tsx";
import { articleData } from "./article-data.ts";
import { ContentMissing } from "./ContentMissing.tsx";
import { copy } from "./ContentPage.copy.ts";
import * as css from "./ContentPage.css.ts";
import { Neighbours } from "./Neighbours.tsx";

interface Props<Of extends Content> {
  readonly kind: "article" | "activity";
  /** The type of the list that it is in. */
  readonly type: ArticleType;
  readonly call: Call<Of>;
  readonly list: { readonly label: string; readonly to: string };
  readonly hrefOf: (neighbour: { readonly id: string }) => string;
  /** Shown above the text. */
  readonly before?: (article: Of) => ReactNode;
  /** Shown below the text. */
  readonly after?: (article: Of) => ReactNode;
  /** Shown beside the text above the others of the list, and below the text on narrow screens. */
  readonly beside?: (article: Of) => ReactNode;
}

/** An article or activity with links to the previous and next one. */
export function ContentPage<Of extends Content>({
  kind,
  type,
  call,
  list,
  hrefOf,
  before,
  after,
  beside,
}: Props<Of>) {
  const words = useCopy(copy);
  const language = useLanguage();
  const urlOf = useUrlOf();
  const { pathname } = useLocation();
  const crumbs = [{ label: words.home, to: paths.home() }, list];
  const shown = call.look === "empty" ? undefined : call.data;
  return (
    <>
      {!shown && call.look !== "empty" && <PageHead subject={list.label} />}
      <Breadcrumbs crumbs={shown ? [...crumbs, { label: shown.subject }] : crumbs} />
      <Load call={call} skeleton={<Skeleton />} empty={<ContentMissing kind={kind} list={list} />}>
        {(article) => {
          const { subject, summary, content } = article;
          const day = article.shownOn || article.createdOn;
          return (
            <>
              <PageHead subject={subject} description={summary} />
              {kind === "article" && (
                <StructuredData of={articleData(article, language, urlOf(pathname))} />
              )}
              <div className={css.columns}>
                <div>
                  <article className={css.page}>
                    <header className={css.head}>
                      <h1 className={css.title}>{subject}</h1>
                      {day && (
                        <time className={css.day} dateTime={day}>
                          {formatDate(day, language)}
                        </time>
                      )}
                    </header>
                    {before?.(article)}
                    <RichText html={content} placeholder={<PlainText html={content} />} />
                    {after?.(article)}
                  </article>
                  <Neighbours article={article} hrefOf={hrefOf} />
                </div>
                <div className={css.beside}>
                  {beside?.(article)}
                  <OtherArticles type={type} list={list} current={article.id} hrefOf={hrefOf} />
                </div>
              </div>
            </>
          );
        }}
      </Load>
    </>
  );
}

function Skeleton() {
  return (
    <div className={css.page}>
      <div className={css.head}>
        <span className={css.title}>
          <SkeletonBox width="64%" height="20px" />
        </span>
        <span className={css.day}>
          <SkeletonBox width="72px" />
        </span>
      </div>
      <TextSkeleton lines={8} />
    </div>
  );
}
