import type { Tx } from "../database/database.ts";
import { deleteCodeMails } from "../ports/mail/code-mail.ts";
import { forgetBrowsers } from "../sessions/known-browsers.ts";
import { endCodes } from "../sessions/one-time-code.ts";
import { endSessions } from "../sessions/session.ts";
import { forgiveWrongPasswords } from "./login-attempts.ts";

/**
 * Sets a customer's password. Whatever was based on the previous one ends: sessions, mailed codes and mails with codes that wait to be
 * sent, stored browsers, counted wrong passwords. Returns the customer's e-mail address.
 */
export async function setPassword(
  tx: Tx,
  { customerId, passwordHash, now }: { customerId: string; passwordHash: string; now: number },
): Promise<string> {
  const { email } = await tx
    .updateTable("customers")
    .set({ password_hash: passwordHash })
    .where("id", "=", customerId)
    .returning("email")
    .executeTakeFirstOrThrow();
  await endSessions(tx, customerId);
  await endCodes(tx, customerId, now);
  await deleteCodeMails(tx, email);
  await forgetBrowsers(tx, customerId);
  await forgiveWrongPasswords(tx, email);
  return email;
}
