import { type Fen, fen } from "@reagent/domain/money";
import type { PlaceColumns } from "../customers/addresses.ts";
import { groupsIn } from "../customers/groups.ts";
import type { Reader } from "../database/database.ts";

/** A customer that the shop has. */
export interface KnownCustomer {
  readonly id: string;
  /** Whether the account waits to be activated. */
  readonly isWaiting: boolean;
  /** What was booked as the opening balance; undefined for none. */
  readonly openingBalance: Fen | undefined;
}

/** The customers that the shop has. */
export interface KnownCustomers {
  readonly byEmail: ReadonlyMap<string, KnownCustomer>;
  readonly emailByMobile: ReadonlyMap<string, string>;
  /** The price groups that customers can have. */
  readonly groups: readonly string[];
  placesOf(customerId: string): Promise<readonly PlaceColumns[]>;
}

/** Reads the customers that the shop has; accounts that have lapsed do not count. */
export async function readKnownCustomers(reader: Reader, now: number): Promise<KnownCustomers> {
  const rows = await reader
    .selectFrom("customers")
    .select(["id", "email", "mobile", "lapses_at"])
    .where((of) => of.or([of("lapses_at", "is", null), of("lapses_at", ">", now)]))
    .execute();
  const opened = await readOpeningBalances(reader);
  return {
    byEmail: new Map(
      rows.map(({ id, email, lapses_at }) => [
        email,
        { id, isWaiting: lapses_at !== null, openingBalance: opened.get(id) },
      ]),
    ),
    emailByMobile: new Map(
      rows.flatMap(({ email, mobile }) => (mobile === "" ? [] : [[mobile, email]])),
    ),
    groups: await groupsIn(reader),
    placesOf: (customerId) =>
      reader
        .selectFrom("addresses")
        .select(["receiver", "mobile", "phone_area", "phone_number", "phone_extension"])
        .select(["province", "city", "district", "street", "postcode"])
        .where("customer_id", "=", customerId)
        .execute(),
  };
}

/** The opening balances that are booked, by customer. */
export async function readOpeningBalances(reader: Reader): Promise<ReadonlyMap<string, Fen>> {
  const rows = await reader
    .selectFrom("ledger_entries")
    .select((of) => ["customer_id", of.fn.sum<number>("amount").as("amount")])
    .where("account", "=", "prepay")
    .where("reason", "=", "opening")
    .groupBy("customer_id")
    .execute();
  return new Map(rows.map(({ customer_id, amount }) => [customer_id, fen(Number(amount))]));
}
