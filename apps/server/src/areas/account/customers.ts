import { type AccountState, accountState } from "@reagent/domain/account-state";
import type { Reader } from "../../database/database.ts";
import { balancesOf } from "../../ordering/balance/ledger.ts";

/** The account of an e-mail address in lower case, with what logging in needs; undefined where there is none. */
export async function findAccount(
  reader: Reader,
  email: string,
): Promise<
  { readonly id: string; readonly passwordHash: string; readonly state: AccountState } | undefined
> {
  const row = await reader
    .selectFrom("customers")
    .select(["id", "password_hash", "is_active", "lapses_at"])
    .where("email", "=", email)
    .executeTakeFirst();
  if (!row) return undefined;
  const state = accountState({ isActive: row.is_active === 1, lapsesAt: row.lapses_at });
  return { id: row.id, passwordHash: row.password_hash, state };
}

/** The summary of a customer's own account (storefront §3, user info). */
export async function readAccount(reader: Reader, id: string) {
  const row = await reader
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
      // Lines outlive goods that left the catalogue; the cart does not show them.
      of
        .selectFrom("cart_lines as line")
        .leftJoin("packs", (join) =>
          join.on("line.kind", "=", "reagent").onRef("packs.id", "=", "line.product_id"),
        )
        .leftJoin("instrument_skus", (join) =>
          join
            .on("line.kind", "=", "instrument")
            .onRef("instrument_skus.id", "=", "line.product_id"),
        )
        .select((counted) => counted.fn.countAll<number>().as("total"))
        .where("line.customer_id", "=", id)
        .where(({ or, eb }) =>
          or([eb("packs.id", "is not", null), eb("instrument_skus.id", "is not", null)]),
        )
        .as("cartCount"),
    ])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  const { prepay, integral } = await balancesOf(reader, id);
  return {
    ...row,
    favouriteCount: row.favouriteCount ?? 0,
    cartCount: row.cartCount ?? 0,
    balance: prepay,
    integral,
  };
}
