import { isRefusal } from "@reagent/api/client/failure";
import { codes } from "@reagent/api/contract/envelope";
import { PAGE_SIZE } from "@reagent/domain/page-size";
import { needsPager } from "@reagent/domain/paging";
import { type ReactNode, useRef } from "react";
import { Navigate } from "react-router-dom";
import { LoadFailed } from "../../../../components/LoadFailed/LoadFailed.tsx";
import { PageHead } from "../../../../components/PageHead/PageHead.tsx";
import { Pager } from "../../../../components/Pager/Pager.tsx";
import { useFocusOnPageChange } from "../../../../components/Pager/useFocusOnPageChange.ts";
import { Loading } from "../../../../components/Skeleton/Skeleton.tsx";
import { TableSkeleton } from "../../../../components/Skeleton/TableSkeleton.tsx";
import type { Call } from "../../../../data/use-call.tsx";
import { paths } from "../../../../paths.ts";
import { OrderFilters } from "../OrderFilters/OrderFilters.tsx";
import type { OrderSearch } from "../useOrderSearch.ts";
import { type NoneYet, NoOrders } from "./NoOrders.tsx";
import * as css from "./OrderListPage.css.ts";

interface Props<List> {
  readonly title: string;
  /** Sums, beside the title. */
  readonly figures?: ReactNode;
  /** The lists by payment, where each has a route of its own. */
  readonly tabs?: ReactNode;
  readonly note?: ReactNode;
  readonly search: OrderSearch;
  readonly list: Call<List>;
  /** What is said to who has no orders at all. */
  readonly none: NoneYet;
  readonly children: (list: List) => ReactNode;
}

/** A list of orders: what it comes to, what it is searched by, ten of it on a page (customer centre §2, order lists; §9, page sizes). */
export function OrderListPage<List extends { readonly total: number }>({
  title,
  figures,
  tabs,
  note,
  search,
  list: { data, failure, isRefreshing, retry },
  none,
  children,
}: Props<List>) {
  const head = useRef<HTMLHeadingElement>(null);
  useFocusOnPageChange(search.page, head);
  if (isRefusal(failure, codes.notLoggedIn)) return <Navigate to={paths.login()} replace />;

  const reset = () => {
    search.reset();
    head.current?.focus();
  };
  const isSearched = search.active > 0 || search.relatedOrderCode !== "";
  return (
    <>
      <PageHead subject={title} isUnlisted />
      <header className={css.head}>
        <h1 className={css.title} ref={head} tabIndex={-1}>
          {title}
        </h1>
        {figures}
      </header>
      {tabs}
      <div className={css.note}>{note}</div>
      <OrderFilters
        search={search}
        asksPayment={!tabs}
        isBusy={data !== undefined && isRefreshing}
      />
      {data ? (
        <div aria-busy={isRefreshing}>
          {failure && <LoadFailed onRetry={retry} isRetrying={isRefreshing} />}
          {data.total === 0 ? (
            <NoOrders none={isSearched ? undefined : none} onReset={reset} />
          ) : (
            children(data)
          )}
          {needsPager(data.total, PAGE_SIZE.orders) && (
            <div className={css.pager}>
              <Pager
                page={search.page}
                total={data.total}
                size={PAGE_SIZE.orders}
                hrefOf={search.hrefOf}
              />
            </div>
          )}
        </div>
      ) : failure ? (
        <LoadFailed onRetry={retry} isRetrying={isRefreshing} />
      ) : (
        <Loading>
          <TableSkeleton rows={5} density="comfortable" columns={skeleton} />
        </Loading>
      )}
    </>
  );
}

const skeleton = [
  { width: "140px" },
  { width: "72px" },
  { width: "112px" },
  { width: "72px", isNumber: true },
  { width: "56px" },
  { width: "56px" },
  { width: "112px", isNumber: true },
];
