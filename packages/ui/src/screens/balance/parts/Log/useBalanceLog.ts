import { type Balances, listBalanceChanges } from "@reagent/api/contract/balance";
import { amountRangeOf, type BalanceKind } from "@reagent/domain/balance";
import { PAGE_SIZE } from "@reagent/domain/page-size";
import { wholeGrains } from "@reagent/domain/points";
import { type Call, useCall } from "../../../../data/use-call.tsx";
import type { LogLine } from "./LogTable.tsx";
import { type ShownLog, useLogView } from "./useLogView.ts";

export interface BalanceLog {
  readonly view: ShownLog;
  readonly call: Pick<Call<unknown>, "failure" | "isRefreshing" | "retry">;
  readonly found: { readonly lines: readonly LogLine[]; readonly total: number } | undefined;
  readonly balances: Balances | undefined;
}

/** The page of a log that the address asks for, with what the customer has. */
export function useBalanceLog(kind: BalanceKind): BalanceLog {
  const view = useLogView();
  const { from, to } = view.filter;
  const { data, ...call } = useCall(
    listBalanceChanges,
    {
      kind,
      pageSize: PAGE_SIZE.balanceLog,
      page: view.page,
      from,
      to,
      ...amountRangeOf(view.filter),
    },
    { keepsPrevious: true },
  );
  const lines = data?.changes.map((change) => ({
    ...change,
    amount: kind === "grains" ? wholeGrains(change.amount) : change.amount,
  }));
  return {
    view,
    call,
    found: lines && { lines, total: data?.total ?? 0 },
    balances: data?.balances,
  };
}
