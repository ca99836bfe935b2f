import { accountEmail } from "@reagent/domain/email-address";
import type { Reader } from "../database/database.ts";
import { CommandError } from "../settings/command-line.ts";

/** The id of the customer with an e-mail address. Throws `CommandError` where there is none. */
export async function customerIdOf(reader: Reader, email: string): Promise<string> {
  const customer = await reader
    .selectFrom("customers")
    .select("id")
    .where("email", "=", accountEmail(email))
    .executeTakeFirst();
  if (!customer) {
    throw new CommandError(`There is no customer ${email}.`);
  }
  return customer.id;
}
