import { type AccountState, accountState, isDeletedEmail } from "@reagent/domain/account-state";
import { accountEmail } from "@reagent/domain/email-address";
import type { Reader } from "../database/database.ts";
import { CommandError } from "../settings/command-line.ts";
import { changing } from "./changing.ts";
import { showCustomer } from "./show-customer.ts";

interface FoundCustomer {
  readonly id: string;
  readonly state: AccountState;
}

/** The customer with an e-mail address. Throws `CommandError` where there is none, and for what a deleted account has in its place. */
export async function customerOf(reader: Reader, email: string): Promise<FoundCustomer> {
  const row = await reader
    .selectFrom("customers")
    .select(["id", "email", "is_active", "lapses_at"])
    .where("email", "=", accountEmail(email))
    .executeTakeFirst();
  if (!row) throw new CommandError(`There is no customer ${email}.`);
  if (isDeletedEmail(row.email))
    throw new CommandError(`There is no customer ${email}: the account is deleted.`);
  const state = accountState({ isActive: row.is_active === 1, lapsesAt: row.lapses_at });
  return { id: row.id, state };
}

/** The id of the customer with an e-mail address. Throws `CommandError` where there is none. */
export async function customerIdOf(reader: Reader, email: string): Promise<string> {
  const { id } = await customerOf(reader, email);
  return id;
}

/** An account cannot be changed before its customer activates it. */
export const notActivated = (email: string) =>
  new CommandError(`The account ${email} was not activated by its customer.`);

/** The same of an account that was activated: another one lapses with all it has. */
export async function activatedIdOf(reader: Reader, email: string): Promise<string> {
  const { id, state } = await customerOf(reader, email);
  if (state === "waiting") throw notActivated(email);
  return id;
}

/** Changes a customer's account in one transaction; says what was done, and shows the customer. */
export const changeCustomer = changing({ idOf: activatedIdOf, show: showCustomer });
