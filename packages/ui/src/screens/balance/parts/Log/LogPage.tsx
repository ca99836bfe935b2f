import ReceiptText from "@lucide/icons/icons/receipt-text";
import { isRefusal } from "@reagent/api/client/failure";
import { codes } from "@reagent/api/contract/envelope";
import { UNFILTERED } from "@reagent/domain/balance";
import { PAGE_SIZE } from "@reagent/domain/page-size";
import { needsPager, pageCount } from "@reagent/domain/paging";
import { type ReactNode, useRef } from "react";
import { Navigate } from "react-router-dom";
import { Button } from "../../../../components/Button/Button.tsx";
import { EmptyState } from "../../../../components/EmptyState/EmptyState.tsx";
import { LoadFailed } from "../../../../components/LoadFailed/LoadFailed.tsx";
import { PageHead } from "../../../../components/PageHead/PageHead.tsx";
import { Pager } from "../../../../components/Pager/Pager.tsx";
import { useFocusOnPageChange } from "../../../../components/Pager/useFocusOnPageChange.ts";
import { Loading } from "../../../../components/Skeleton/Skeleton.tsx";
import { TableSkeleton } from "../../../../components/Skeleton/TableSkeleton.tsx";
import type { Call } from "../../../../data/use-call.tsx";
import { useCopy } from "../../../../language/language.tsx";
import { paths } from "../../../../paths.ts";
import { copy } from "./Log.copy.ts";
import { LogFilterForm } from "./LogFilterForm.tsx";
import * as css from "./LogPage.css.ts";
import { type LogLine, LogTable, type LogUnit } from "./LogTable.tsx";
import type { ShownLog } from "./useLogView.ts";

interface Props {
  readonly title: string;
  readonly unit: LogUnit;
  /** What of the log is shown. */
  readonly view: ShownLog;
  readonly call: Pick<Call<unknown>, "failure" | "isRefreshing" | "retry">;
  /** A page of what was found; undefined while there is no answer. */
  readonly found: { readonly lines: readonly LogLine[]; readonly total: number } | undefined;
  /** Under the title: figures, what to know about them, and what to do. */
  readonly children: ReactNode;
}

/** What a customer has of something, and how it came to be. Amounts are asked for where it is money. */
export function LogPage({ title, unit, view, call, found, children }: Props) {
  const head = useRef<HTMLHeadingElement>(null);
  useFocusOnPageChange(view.page, head);
  const { failure, isRefreshing, retry } = call;
  if (isRefusal(failure, codes.notLoggedIn)) return <Navigate to={paths.login()} replace />;
  return (
    <div className={css.page}>
      <PageHead subject={title} isUnlisted />
      <h1 className={css.title} ref={head} tabIndex={-1}>
        {title}
      </h1>
      {children}
      <LogFilterForm
        filter={view.filter}
        hasAmounts={unit === "yuan"}
        isBusy={found !== undefined && isRefreshing}
        onFilter={view.search}
      />
      {found ? (
        <div aria-busy={isRefreshing}>
          {failure && <LoadFailed onRetry={retry} isRetrying={isRefreshing} />}
          <Lines
            {...{ title, unit, view, found }}
            onReset={() => {
              view.search(UNFILTERED);
              head.current?.focus();
            }}
          />
        </div>
      ) : failure ? (
        <LoadFailed onRetry={retry} isRetrying={isRefreshing} />
      ) : (
        <LogSkeleton />
      )}
    </div>
  );
}

type LinesProps = Pick<Props, "title" | "unit" | "view"> & {
  found: NonNullable<Props["found"]>;
  onReset: () => void;
};

function Lines({ title, unit, view, found: { lines, total }, onReset }: LinesProps) {
  const words = useCopy(copy);
  if (total === 0) {
    const isFiltered = Object.values(view.filter).some((asked) => asked !== "");
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
      <EmptyState icon={ReceiptText} title={words.none} />
    );
  }
  // An address of long ago may name a page that is no more.
  const last = pageCount(total, PAGE_SIZE.balanceLog);
  if (view.page > last) return <Navigate replace to={view.hrefOf(last)} />;
  return (
    <>
      <LogTable label={title} unit={unit} lines={lines} />
      {needsPager(total, PAGE_SIZE.balanceLog) && (
        <div className={css.pager}>
          <Pager page={view.page} total={total} size={PAGE_SIZE.balanceLog} hrefOf={view.hrefOf} />
        </div>
      )}
    </>
  );
}

function LogSkeleton() {
  return (
    <Loading>
      <TableSkeleton
        rows={5}
        density="comfortable"
        columns={[{ width: "120px" }, { width: "80px", isNumber: true }, { width: "60%" }]}
      />
    </Loading>
  );
}
