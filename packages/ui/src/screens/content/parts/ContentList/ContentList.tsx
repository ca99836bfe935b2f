import FileText from "@lucide/icons/icons/file-text";
import { type ContentRow, listArticles } from "@reagent/api/contract/article";
import type { ArticleType } from "@reagent/domain/article";
import { needsPager, pageCount } from "@reagent/domain/paging";
import type { ReactNode } from "react";
import { Navigate } from "react-router-dom";
import { usePageNumber } from "../../../../blocks/usePageNumber.ts";
import { ButtonLink } from "../../../../components/ButtonLink/ButtonLink.tsx";
import { EmptyState } from "../../../../components/EmptyState/EmptyState.tsx";
import { LoadFailed } from "../../../../components/LoadFailed/LoadFailed.tsx";
import { Pager } from "../../../../components/Pager/Pager.tsx";
import { Loading } from "../../../../components/Skeleton/Skeleton.tsx";
import { useCall } from "../../../../data/use-call.tsx";
import { useCopy } from "../../../../language/language.tsx";
import { paths } from "../../../../paths.ts";
import { copy } from "./ContentList.copy.ts";
import * as css from "./ContentList.css.ts";
import { contentQuery } from "./first-calls.ts";

interface Props {
  readonly type: ArticleType;
  readonly label: string;
  /** The address of a page of this list. */
  readonly hrefOf: (page: number) => string;
  readonly row: (row: ContentRow) => ReactNode;
  /** How many rows stand beside one another where there is room. */
  readonly columns?: 1 | 2;
  /** The shape of a row that is on its way. */
  readonly skeleton: ReactNode;
}

/** A list of articles or activities, the page of it that the address names. */
export function ContentList({ type, label, hrefOf, row, columns = 1, skeleton }: Props) {
  const words = useCopy(copy);
  const page = usePageNumber();
  const query = contentQuery(type, page);
  const { data, failure, isRefreshing, retry } = useCall(listArticles, query, {
    keepsPrevious: true,
  });
  if (!data) {
    return failure ? (
      <LoadFailed onRetry={retry} isRetrying={isRefreshing} />
    ) : (
      <Loading>
        <div className={css.columns[columns]}>
          {Array.from({ length: query.pageSize }, (_, index) => (
            <div className={css.row} key={index}>
              {skeleton}
            </div>
          ))}
        </div>
      </Loading>
    );
  }
  const last = pageCount(data.total, query.pageSize);
  if (last === 0) {
    return (
      <EmptyState
        icon={FileText}
        title={words.empty}
        actions={<ButtonLink to={paths.home()}>{words.goHome}</ButtonLink>}
      />
    );
  }
  // An address of long ago may name a page that is no more.
  if (page > last) return <Navigate replace to={hrefOf(last)} />;
  return (
    <div aria-busy={isRefreshing}>
      {failure && <LoadFailed onRetry={retry} isRetrying={isRefreshing} />}
      <ul className={css.columns[columns]} aria-label={label}>
        {data.rows.map((each) => (
          <li className={css.row} key={each.id}>
            {row(each)}
          </li>
        ))}
      </ul>
      {needsPager(data.total, query.pageSize) && (
        <div className={css.pager}>
          <Pager page={page} total={data.total} size={query.pageSize} hrefOf={hrefOf} />
        </div>
      )}
    </div>
  );
}
