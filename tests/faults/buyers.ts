import { logIn } from "@reagent/api/contract/account";
import { connect } from "@reagent/server/database/connection";
import type { DatabasePlace } from "@reagent/server/database/connection";
import { accountsIn } from "@reagent/server/testing/accounts";
import { readyToOrder } from "@reagent/server/testing/checkout";
import { customers, PASSWORD } from "@reagent/server/testing/fixture";
import { OPENING, STOCK } from "./order-state.ts";
import type { Buyer } from "./order-stream.ts";
import { call, fill } from "./over-http.ts";

/** The buyers: customers of the fixture. */
export const buyerIds = ["lin", "wang", "university"] as const;

/** Fills a shop whose buyers have money, credit and an address; returns the ids of their addresses. */
export async function prepare(place: DatabasePlace): Promise<string[]> {
  await fill(place);
  const database = await connect(place);
  const accounts = accountsIn(database, Date.now);
  await accounts.clear();
  await database.transact(async (tx) => {
    await tx.updateTable("packs").set({ stock: STOCK }).execute();
    await tx.updateTable("instrument_skus").set({ stock: STOCK }).execute();
  });
  const addressIds: string[] = [];
  for (const customerId of buyerIds) {
    await accounts.give(customerId, OPENING);
    await accounts.limits(customerId, OPENING);
    addressIds.push(await readyToOrder(database, customerId));
  }
  await database.close();
  return addressIds;
}

/** Logs the buyers in. */
export async function buyersAt(address: string, addressIds: readonly string[]): Promise<Buyer[]> {
  const logins = buyerIds.map(async (customerId, index): Promise<Buyer> => {
    const params = { email: customers[customerId], password: PASSWORD };
    const { userToken: token } = (await call(address, logIn, params)).data as { userToken: string };
    return { customerId, token, addressId: addressIds[index] ?? "" };
  });
  return Promise.all(logins);
}
