import {
  convertIntegral,
  listBalanceChanges,
  listIntegralChanges,
  readBalances,
} from "../../contract/balance.ts";
import { codes } from "../../contract/envelope.ts";
import { balanceMessages } from "../../messages/balance.ts";
import type { AreaMock } from "../area-mock.ts";
import { balanceChanges, balances, integralChanges } from "../samples/balances.ts";
import { answers, refusal } from "../verbs.ts";

export const balance: AreaMock = () => [
  answers(listBalanceChanges, ({ kind, ...search }, language) => ({
    ...balanceChanges(kind, search, language),
    balances,
  })),
  answers(listIntegralChanges, integralChanges),
  answers(readBalances, balances),
  answers(convertIntegral, ({ grains }) =>
    grains > 0 && grains <= balances.convertibleGrains
      ? {}
      : refusal(codes.badRequest, balanceMessages.tooManyGrains),
  ),
];
