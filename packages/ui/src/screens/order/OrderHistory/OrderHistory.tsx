import { isRefusal } from "@reagent/api/client/failure";
import { codes } from "@reagent/api/contract/envelope";
import { listOrders, type OrderList } from "@reagent/api/contract/order";
import {
  filterOf,
  type OrderFilter,
  orderListKind,
  type OrderListKind,
} from "@reagent/domain/order";
import { PAGE_SIZE } from "@reagent/domain/page-size";
import { needsPager } from "@reagent/domain/paging";
import ReceiptText from "lucide-react/icons/receipt-text";
import { useRef, useState } from "react";
import { Navigate } from "react-router-dom";
import { Button } from "../../../components/Button/Button.tsx";
import { ButtonLink } from "../../../components/ButtonLink/ButtonLink.tsx";
import { EmptyState } from "../../../components/EmptyState/EmptyState.tsx";
import { LoadFailed } from "../../../components/LoadFailed/LoadFailed.tsx";
import { PageHead } from "../../../components/PageHead/PageHead.tsx";
import { Pager } from "../../../components/Pager/Pager.tsx";
import { Loading } from "../../../components/Skeleton/Skeleton.tsx";
import { TableBones } from "../../../components/Skeleton/TableBones.tsx";
import { useCall } from "../../../data/use-call.tsx";
import { useCopy } from "../../../language/language.tsx";
import { paths } from "../../../paths.ts";
import { OrderFilters } from "./OrderFilters.tsx";
import { OrderFigures, OrderLists } from "./OrderHead.tsx";
import { copy } from "./OrderHistory.copy.ts";
import * as css from "./OrderHistory.css.ts";
import { OrderTable } from "./OrderTable.tsx";

/** The customer's reagent orders; the route's type shows the paid (1) or the unpaid (2) alone. */
export function OrderHistory({ filter: type }: { filter: string | undefined }) {
  const kind = orderListKind(type);
  return <OrderSearch key={kind} kind={kind} />;
}

/** How many filters differ from those that the route itself sets. */
function activeFilters(filter: OrderFilter, initial: OrderFilter): number {
  return (Object.keys(filter) as (keyof OrderFilter)[]).filter(
    (name) => filter[name] !== initial[name],
  ).length;
}

function OrderSearch({ kind }: { kind: OrderListKind }) {
  const words = useCopy(copy);
  const head = useRef<HTMLHeadingElement>(null);
  const [resets, setResets] = useState(0);
  const [{ filter, page }, setSearch] = useState({ filter: filterOf(kind), page: 1 });
  const { data, failure, isRefreshing, retry } = useCall(
    listOrders,
    { ...filter, isLegacy: false, pageSize: PAGE_SIZE.orders, page },
    { keepsPrevious: true },
  );
  if (isRefusal(failure, codes.notLoggedIn)) return <Navigate to={paths.login()} replace />;

  const search = (next: OrderFilter) => setSearch({ filter: next, page: 1 });
  const turn = (next: number) => {
    setSearch({ filter, page: next });
    head.current?.focus();
  };
  const reset = () => {
    search(filterOf(kind));
    setResets(resets + 1);
    head.current?.focus();
  };
  const active = activeFilters(filter, filterOf(kind));

  return (
    <>
      <PageHead subject={words.title} isUnlisted />
      <header className={css.head}>
        <h1 className={css.title} ref={head} tabIndex={-1}>
          {words.title}
        </h1>
        <OrderFigures list={data} />
      </header>
      <OrderLists current={kind} />
      <p className={css.note}>{words.since}</p>
      <OrderFilters
        key={resets}
        filter={filter}
        initial={filterOf(kind)}
        active={active}
        isBusy={data !== undefined && isRefreshing}
        onFilter={search}
      />
      {data ? (
        <div aria-busy={isRefreshing}>
          {failure && <LoadFailed onRetry={retry} isRetrying={isRefreshing} />}
          <Orders list={data} isFiltered={active > 0} page={page} onPage={turn} onReset={reset} />
        </div>
      ) : failure ? (
        <LoadFailed onRetry={retry} isRetrying={isRefreshing} />
      ) : (
        <OrderBones />
      )}
    </>
  );
}

function OrderBones() {
  return (
    <Loading>
      <TableBones
        rows={5}
        density="comfortable"
        columns={[
          { width: "140px" },
          { width: "72px" },
          { width: "112px" },
          { width: "72px", isNumber: true },
          { width: "56px" },
          { width: "56px" },
        ]}
      />
    </Loading>
  );
}

interface OrdersProps {
  readonly list: OrderList;
  readonly isFiltered: boolean;
  readonly page: number;
  readonly onPage: (page: number) => void;
  readonly onReset: () => void;
}

function Orders({ list, isFiltered, page, onPage, onReset }: OrdersProps) {
  const words = useCopy(copy);
  if (list.total === 0)
    return isFiltered ? (
      <EmptyState
        icon={ReceiptText}
        role="status"
        title={words.noneFound}
        actions={<Button onClick={onReset}>{words.reset}</Button>}
      >
        {words.noneFoundHint}
      </EmptyState>
    ) : (
      <EmptyState
        icon={ReceiptText}
        role="status"
        title={words.none}
        actions={
          <ButtonLink kind="primary" to={paths.home()}>
            {words.shop}
          </ButtonLink>
        }
      >
        {words.noneHint}
      </EmptyState>
    );
  return (
    <>
      <OrderTable orders={list.orders} />
      {needsPager(list.total, PAGE_SIZE.orders) && (
        <Pager page={page} total={list.total} size={PAGE_SIZE.orders} onPage={onPage} />
      )}
    </>
  );
}
