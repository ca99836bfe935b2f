import { listBalanceChanges, listIntegralChanges, readBalances } from "../../contract/balance.ts";
import type { AreaMock } from "../area-mock.ts";
import { balanceChanges, balances, integralChanges } from "../samples/balances.ts";
import { answers } from "../verbs.ts";

export const balance: AreaMock = () => [
  answers(listBalanceChanges, ({ kind, ...search }, language) => ({
    ...balanceChanges(kind, search, language),
    balances,
  })),
  answers(listIntegralChanges, integralChanges),
  answers(readBalances, balances),
];
