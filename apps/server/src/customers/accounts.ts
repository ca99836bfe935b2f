import { randomUUID } from "node:crypto";
import { CODE_LIFE_MS } from "@reagent/domain/one-time-code";
import type { RegistrationOutput } from "@reagent/domain/registration";
import { type ExpressionBuilder, sql } from "kysely";
import type { Language } from "../basics/language.ts";
import { currentTermsVersion } from "../content/terms.ts";
import { chunks } from "../database/chunks.ts";
import type { Reader, Tx } from "../database/database.ts";
import type { Schema } from "../database/schema.ts";
import { endTokens } from "../sessions/api-token.ts";
import { endCodes } from "../sessions/one-time-code.ts";
import { NO_PASSWORD } from "../sessions/password.ts";
import { endSessions } from "../sessions/session.ts";
import { writeInvoice, nothingSaved } from "./invoices.ts";

/** Identifies an account: both are unique among accounts. */
interface Identity {
  /** In lower case. */
  readonly email: string;
  readonly mobile: string;
}

/** Which of the two another account has. An account that is not activated before its code expires has lapsed and does not count. */
export async function takenOf(
  reader: Reader,
  { email, mobile }: Partial<Identity>,
  now: number,
): Promise<"email" | "mobile" | undefined> {
  const rows = await reader
    .selectFrom("customers")
    .select("email")
    .where((of) =>
      of.or([
        ...(email === undefined ? [] : [of("email", "=", email)]),
        ...(mobile === undefined ? [] : [hasMobile(of, [mobile])]),
      ]),
    )
    .where((of) => of.or([of("lapses_at", "is", null), of("lapses_at", ">", now)]))
    .execute();
  if (rows.length === 0) return undefined;
  return rows.some((row) => row.email === email) ? "email" : "mobile";
}

/** An account that waits to be activated. */
interface PendingAccount {
  readonly id: string;
  readonly passwordHash: string;
}

/** The account of an e-mail address that waits to be activated; undefined where there is none. */
export async function findPending(
  reader: Reader,
  email: string,
): Promise<PendingAccount | undefined> {
  const row = await reader
    .selectFrom("customers")
    .select(["id", "password_hash"])
    .where("email", "=", email)
    .where("lapses_at", "is not", null)
    .executeTakeFirst();
  return row && { id: row.id, passwordHash: row.password_hash };
}

/** Deletes the lapsed accounts that have any of these e-mail addresses or mobiles. */
export async function deleteAllLapsed(
  tx: Tx,
  { emails, mobiles }: { readonly emails: readonly string[]; readonly mobiles: readonly string[] },
  now: number,
): Promise<void> {
  const lapsed = tx.deleteFrom("customers").where("lapses_at", "<=", now);
  for (const some of chunks(emails)) await lapsed.where("email", "in", some).execute();
  for (const some of chunks(mobiles)) await lapsed.where((of) => hasMobile(of, some)).execute();
}

/** Whether an account has one of these mobiles, of which none is empty. Says so, since the index has no empty ones. */
const hasMobile = (of: ExpressionBuilder<Schema, "customers">, mobiles: readonly string[]) =>
  of.and([of("mobile", "in", mobiles), sql<boolean>`mobile <> ''`]);

/** Deletes the lapsed accounts with the same e-mail address or mobile, and the pending one that a registration repeats. */
export async function deleteLapsed(
  tx: Tx,
  { email, mobile }: Identity,
  { repeated, now }: { readonly repeated: string | undefined; readonly now: number },
): Promise<void> {
  await tx
    .deleteFrom("customers")
    .where((of) => of.or([of("email", "=", email), hasMobile(of, [mobile])]))
    .where((of) =>
      of.or([
        of("lapses_at", "<=", now),
        ...(repeated === undefined
          ? []
          : [of.and([of("id", "=", repeated), of("lapses_at", "is not", null)])]),
      ]),
    )
    .execute();
}

/** Whether an account has a password; one that was imported has none until its customer sets it. */
export async function hasPassword(reader: Reader, customerId: string): Promise<boolean> {
  const { password_hash } = await reader
    .selectFrom("customers")
    .select("password_hash")
    .where("id", "=", customerId)
    .executeTakeFirstOrThrow();
  return password_hash !== NO_PASSWORD;
}

/** Keeps that a customer agreed to the terms of use that are published. */
export async function acceptTerms(tx: Tx, customerId: string): Promise<void> {
  await tx
    .updateTable("customers")
    .set({ terms_version: await currentTermsVersion(tx) })
    .where("id", "=", customerId)
    .execute();
}

/**
 * Activates a registered account; returns whether it did. Accounts that were not registered have no lapse: a demo account that was
 * locked stays locked.
 */
export async function activateRegistered(tx: Tx, customerId: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("customers")
    .set({ is_active: 1, lapses_at: null })
    .where("id", "=", customerId)
    .where("lapses_at", "is not", null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Locks or unlocks an account (decisions, locked accounts). Either ends its sessions, its API tokens, and the codes that were mailed. */
export async function setLocked(
  tx: Tx,
  customerId: string,
  { isLocked, now }: { readonly isLocked: boolean; readonly now: number },
): Promise<void> {
  await tx
    .updateTable("customers")
    .set({ is_active: isLocked ? 0 : 1 })
    .where("id", "=", customerId)
    .execute();
  await endSessions(tx, customerId);
  await endTokens(tx, customerId);
  await endCodes(tx, customerId, now);
}

/** Deletes a registered account that is not active, with its codes; returns whether it did. */
export async function deleteRegistered(tx: Tx, customerId: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom("customers")
    .where("id", "=", customerId)
    .where("lapses_at", "is not", null)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Adds an account that waits to be activated, with the title of its invoices, whose type is chosen later, and the accepted terms. */
export async function addAccount(
  tx: Tx,
  registration: Omit<RegistrationOutput, "password" | "passwordConfirmation" | "isAgreed">,
  {
    passwordHash,
    browser,
    language,
    now,
  }: {
    readonly passwordHash: string;
    readonly browser: string;
    readonly language: Language;
    readonly now: number;
  },
): Promise<void> {
  const { email, name, mobile, company, sex, province, city, district, address } = registration;
  const { category, source, zip, area, phone, extension, fax } = registration;
  const id = randomUUID();
  await tx
    .insertInto("customers")
    .values({
      id,
      email,
      password_hash: passwordHash,
      user_name: name,
      mobile,
      company,
      customer_group: "",
      category_code: Number(category),
      is_active: 0,
      created_at: now,
      lapses_at: now + CODE_LIFE_MS,
      registered_browser: browser,
      sex,
      province,
      city,
      district,
      address,
      zip,
      phone_area: area,
      phone_number: phone,
      phone_extension: extension,
      fax,
      source_code: Number(source),
      terms_version: await currentTermsVersion(tx),
      language,
    })
    .execute();
  await writeInvoice(tx, id, {
    ...nothingSaved,
    title: registration.invoiceTitle,
    taxNumber: registration.invoiceTax,
  });
}
