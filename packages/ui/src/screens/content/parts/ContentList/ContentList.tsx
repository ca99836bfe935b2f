import FileText from "@lucide/icons/icons/file-text";
import { type ContentRow, listArticles } from "@reagent/api/contract/article";
import { paths } from "@reagent/api/pages/paths";
import type { ArticleType } from "@reagent/domain/article";
import type { ReactNode } from "react";
import { ListRows } from "../../../../blocks/ListPage/ListRows.tsx";
import { usePageNumber } from "../../../../blocks/usePageNumber.ts";
import { ButtonLink } from "../../../../components/ButtonLink/ButtonLink.tsx";
import { EmptyState } from "../../../../components/EmptyState/EmptyState.tsx";
import { useCall } from "../../../../data/use-call.tsx";
import { useCopy } from "../../../../language/language.tsx";
import { copy } from "./ContentList.copy.ts";
import * as css from "./ContentList.css.ts";
import { contentQuery } from "./first-calls.ts";

interface Props {
  readonly type: ArticleType;
  readonly label: string;
  /** The address of a page of this list. */
  readonly hrefOf: (page: number) => string;
  readonly row: (row: ContentRow) => ReactNode;
  /** The text that subjects are searched for. */
  readonly search?: string;
  /** Shown without rows; by default that there is no content. */
  readonly none?: ReactNode;
  /** The skeleton of a row. */
  readonly skeleton: ReactNode;
}

/** A list of articles or activities; the address has the page number. */
export function ContentList({ type, label, hrefOf, row, search, none, skeleton }: Props) {
  const words = useCopy(copy);
  const page = usePageNumber();
  const query = contentQuery(type, page, search);
  const call = useCall(listArticles, query, { keepsPrevious: true });
  return (
    <ListRows
      address={{ page, hrefOf }}
      call={call}
      pageSize={query.pageSize}
      pager={(pager) => <div className={css.pager}>{pager}</div>}
      skeleton={
        <div className={css.rows}>
          {Array.from({ length: query.pageSize }, (_, index) => (
            <div className={css.row} key={index}>
              {skeleton}
            </div>
          ))}
        </div>
      }
      none={
        none ?? (
          <EmptyState
            icon={FileText}
            title={words.empty}
            actions={<ButtonLink to={paths.home()}>{words.goHome}</ButtonLink>}
          />
        )
      }
    >
      {({ rows }) => (
        <ul className={css.rows} aria-label={label}>
          {rows.map((each) => (
            <li className={css.row} key={each.id}>
              {row(each)}
            </li>
          ))}
        </ul>
      )}
    </ListRows>
  );
}
