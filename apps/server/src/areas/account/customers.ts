import type { Database } from "../../database/database.ts";

/** What logging in needs to know of an account. */
export interface Account {
  readonly id: string;
  readonly passwordHash: string;
  readonly isActive: boolean;
}

/** The account of an e-mail address in lower case. */
export async function findAccount(database: Database, email: string): Promise<Account | undefined> {
  const row = await database.read
    .selectFrom("customers")
    .select(["id", "password_hash", "is_active"])
    .where("email", "=", email)
    .executeTakeFirst();
  return row && { id: row.id, passwordHash: row.password_hash, isActive: row.is_active === 1 };
}

/** What a customer sees of the own account; `balance` in fen (storefront §3, user info). */
export async function readAccount(database: Database, id: string) {
  const row = await database.read
    .selectFrom("customers")
    .select((of) => [
      "user_name as name",
      "email",
      "mobile",
      "company",
      of
        .selectFrom("favourites")
        .select((counted) => counted.fn.countAll<number>().as("total"))
        .where("favourites.customer_id", "=", id)
        .as("favouriteCount"),
      of
        .selectFrom("cart_lines")
        .select((counted) => counted.fn.countAll<number>().as("total"))
        .where("cart_lines.customer_id", "=", id)
        .as("cartCount"),
    ])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  const balances = await database.read
    .selectFrom("ledger_entries")
    .select((of) => ["account", of.fn.sum<number>("amount").as("sum")])
    .where("customer_id", "=", id)
    .groupBy("account")
    .execute();
  const balanceOf = (account: string) =>
    Number(balances.find((balance) => balance.account === account)?.sum ?? 0);
  return {
    ...row,
    favouriteCount: row.favouriteCount ?? 0,
    cartCount: row.cartCount ?? 0,
    balance: balanceOf("prepay"),
    integral: balanceOf("integral"),
  };
}
