import { type Balances, listBalanceChanges } from "@reagent/api/contract/balance";
import type { DefaultLook } from "@reagent/api/contract/failure-look";
import { amountRangeOf, type BalanceKind, type LogFilter } from "@reagent/domain/balance";
import { PAGE_SIZE } from "@reagent/domain/page-size";
import { wholeGrains } from "@reagent/domain/points";
import { type ListAddress, useListAddress } from "../../../../blocks/ListPage/useListAddress.ts";
import { type Call, mappedCall, useCall } from "../../../../data/use-call.tsx";
import { logFilters } from "./log-address.ts";
import type { Log } from "./LogPage.tsx";

interface BalanceLog {
  readonly address: ListAddress<LogFilter>;
  readonly call: Call<Log, DefaultLook>;
  readonly balances: Balances | undefined;
}

/** The page of a log that the address names, and the balances with it. */
export function useBalanceLog(kind: BalanceKind): BalanceLog {
  const address = useListAddress(logFilters);
  const { filter, page } = address;
  const { from, to } = filter;
  const call = useCall(
    listBalanceChanges,
    { kind, pageSize: PAGE_SIZE.balanceLog, page, from, to, ...amountRangeOf(filter) },
    { keepsPrevious: true },
  );
  return {
    address,
    call: mappedCall(call, ({ changes, total }) => ({
      lines: changes.map((change) => ({
        ...change,
        amount: kind === "grains" ? wholeGrains(change.amount) : change.amount,
      })),
      total,
    })),
    balances: call.data?.balances,
  };
}
