import {
  convertIntegral as convertCall,
  listBalanceChanges,
  listIntegralChanges,
  readBalances,
} from "@reagent/api/contract/balance";
import { answersCustomer, changes } from "../../calls/call.ts";
import { convertIntegral } from "../../ordering/balance/convert.ts";
import { expireGrains } from "../../ordering/balance/grains.ts";
import { readBalancesOf } from "./balances.ts";
import { readBalanceChanges, readIntegralChanges } from "./changes.ts";

export const balanceRoutes = [
  answersCustomer(listBalanceChanges, async (call, { database }) => {
    await expireGrains(database, call.customer.id, call.now);
    const page = await readBalanceChanges(database.read, call);
    return { ...page, balances: await readBalancesOf(database.read, call.customer.id) };
  }),
  answersCustomer(listIntegralChanges, (call, { database }) =>
    readIntegralChanges(database.read, call),
  ),
  changes(convertCall, async ({ params, customer, ...at }, tx) => {
    await convertIntegral(tx, { customerId: customer.id, grains: params.grains }, at);
    return {};
  }),
  answersCustomer(readBalances, async ({ customer, now }, { database }) => {
    await expireGrains(database, customer.id, now);
    return readBalancesOf(database.read, customer.id);
  }),
];
