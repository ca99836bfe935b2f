import {
  listBalanceChanges,
  listIntegralChanges,
  readBalances,
} from "@reagent/api/contract/balance";
import { answersCustomer } from "../../http/call.ts";
import { readBalancesOf } from "./balances.ts";
import { readBalanceChanges, readIntegralChanges } from "./changes.ts";
import { expireGrains } from "./grains.ts";

const answerBalanceChanges = answersCustomer(
  listBalanceChanges,
  async ({ params, customer, language, now }, { database }) => {
    await expireGrains(database, customer.id, now);
    const page = await readBalanceChanges(database, { customerId: customer.id, language }, params);
    return { ...page, balances: await readBalancesOf(database, customer.id) };
  },
);

const answerIntegralChanges = answersCustomer(
  listIntegralChanges,
  ({ params, customer, language }, { database }) =>
    readIntegralChanges(database, { customerId: customer.id, language }, params),
);

const answerBalances = answersCustomer(readBalances, async ({ customer, now }, { database }) => {
  await expireGrains(database, customer.id, now);
  return readBalancesOf(database, customer.id);
});

export const balanceRoutes = [answerBalanceChanges, answerIntegralChanges, answerBalances];
