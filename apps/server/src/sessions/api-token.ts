import {
  type NewApiToken,
  TOKEN_LISTED_MS,
  TOKEN_SCOPES,
  tokenExpiry,
  type TokenScope,
} from "@reagent/domain/api-token";
import type { Customer } from "../basics/viewer.ts";
import { countRows } from "../database/count-rows.ts";
import type { Database, Reader, Tx } from "../database/database.ts";
import { recordUse, RECORDED_EVERY_MS } from "./record-use.ts";
import { hashOfSecret, newSecret } from "./secret.ts";

/** How every token begins, so that people and scanners of secrets recognise one. */
const PREFIX = "rgt_";
const LONGEST_TOKEN = 100;

/** A token as its customer sees it. Its id is the hash of its secret. */
export interface StoredToken {
  readonly tokenId: string;
  readonly name: string;
  readonly scopes: readonly TokenScope[];
  readonly createdAt: number;
  readonly expiresAt: number;
  readonly usedAt: number | null;
}

/** Who calls with a token, and what it may do. */
export interface TokenCaller {
  readonly customer: Customer;
  readonly scopes: readonly TokenScope[];
}

const scopesIn = (stored: string): readonly TokenScope[] => {
  const given = stored.split(",");
  return TOKEN_SCOPES.filter((scope) => given.includes(scope));
};

/** Makes a token, of which only the hash is stored, and returns its secret. Deletes tokens that expired long ago. */
export async function issueToken(
  tx: Tx,
  customerId: string,
  {
    name,
    scopes,
    days,
  }: Pick<NewApiToken, "name" | "days"> & { readonly scopes: readonly TokenScope[] },
  now: number,
): Promise<{ readonly secret: string; readonly token: StoredToken }> {
  const secret = `${PREFIX}${newSecret()}`;
  const tokenId = hashOfSecret(secret);
  const granted = TOKEN_SCOPES.filter((scope) => scopes.includes(scope));
  const expiresAt = tokenExpiry(now, days);
  await tx
    .deleteFrom("api_tokens")
    .where("expires_at", "<=", now - TOKEN_LISTED_MS)
    .execute();
  await tx
    .insertInto("api_tokens")
    .values({
      token_hash: tokenId,
      customer_id: customerId,
      name,
      scopes: granted.join(","),
      created_at: now,
      expires_at: expiresAt,
      used_at: null,
    })
    .execute();
  return {
    secret,
    token: { tokenId, name, scopes: granted, createdAt: now, expiresAt, usedAt: null },
  };
}

/** How many tokens of a customer have not expired. */
export function countTokens(reader: Reader, customerId: string, now: number): Promise<number> {
  return countRows(
    reader
      .selectFrom("api_tokens")
      .where("customer_id", "=", customerId)
      .where("expires_at", ">", now),
  );
}

/** A customer's tokens, the newest first; those that expired long ago are left out. */
export async function tokensOf(
  reader: Reader,
  customerId: string,
  now: number,
): Promise<readonly StoredToken[]> {
  const rows = await reader
    .selectFrom("api_tokens")
    .selectAll()
    .where("customer_id", "=", customerId)
    .where("expires_at", ">", now - TOKEN_LISTED_MS)
    .orderBy("created_at", "desc")
    .orderBy("token_hash")
    .execute();
  return rows.map((row) => ({
    tokenId: row.token_hash,
    name: row.name,
    scopes: scopesIn(row.scopes),
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    usedAt: row.used_at,
  }));
}

/** Ends a customer's token by its id. Returns whether there was one. */
export async function endToken(tx: Tx, customerId: string, tokenId: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom("api_tokens")
    .where("customer_id", "=", customerId)
    .where("token_hash", "=", tokenId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Ends every token of a customer. Returns their number. */
export async function endTokens(tx: Tx, customerId: string): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom("api_tokens")
    .where("customer_id", "=", customerId)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** Who calls with a token; undefined where it is unknown, ended or expired. Records that the token is used. */
export async function callerOf(
  database: Database,
  secret: string,
  now: number,
): Promise<TokenCaller | undefined> {
  if (!secret.startsWith(PREFIX) || secret.length > LONGEST_TOKEN) return undefined;
  const tokenHash = hashOfSecret(secret);
  const row = await database.read
    .selectFrom("api_tokens")
    .innerJoin("customers", "customers.id", "api_tokens.customer_id")
    .select(["customers.id", "api_tokens.scopes", "api_tokens.used_at"])
    .where("api_tokens.token_hash", "=", tokenHash)
    .where("api_tokens.expires_at", ">", now)
    .where("customers.is_active", "=", 1)
    .executeTakeFirst();
  if (!row) return undefined;
  if (now - (row.used_at ?? 0) >= RECORDED_EVERY_MS)
    await recordUse(database, "api_tokens", { tokenHash, now });
  return { customer: { id: row.id }, scopes: scopesIn(row.scopes) };
}
