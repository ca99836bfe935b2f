import { codes } from "@reagent/api/contract/envelope";
import type { Message } from "@reagent/api/messages/message";
import { Refusal } from "../basics/refusal.ts";
import type { CustomerCall, Services } from "../calls/call.ts";
import { isPassword } from "../sessions/password.ts";
import { checkPassword } from "./login-attempts.ts";

/**
 * Checks that the caller of a session knows the account's password, and returns its hash. A wrong one counts as a wrong log-in; it
 * is refused with `wrong`. Hashing is slow: call it outside a transaction.
 */
export async function checkOwnPassword(
  { customer, network, deviceId, language, now }: CustomerCall<unknown>,
  { database, clock }: Pick<Services, "database" | "clock">,
  { password, wrong }: { readonly password: string; readonly wrong: Message },
): Promise<string> {
  const { email, password_hash: passwordHash } = await database.read
    .selectFrom("customers")
    .select(["email", "password_hash"])
    .where("id", "=", customer.id)
    .executeTakeFirstOrThrow();
  const isRight = await checkPassword(
    { database, clock },
    { email, network, deviceId, now },
    { language, check: () => isPassword(password, passwordHash) },
  );
  if (!isRight) throw new Refusal(codes.passwordWrong, wrong[language]);
  return passwordHash;
}
