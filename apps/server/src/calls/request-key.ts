import { createHash } from "node:crypto";
import { codes } from "@reagent/api/contract/envelope";
import { timestampParameter } from "@reagent/api/contract/signature";
import { callMessages } from "@reagent/api/messages/call";
import { Refusal } from "../basics/refusal.ts";
import type { Tx } from "../database/database.ts";
import { Collision, isDuplicate } from "../database/failure.ts";
import type { CustomerCall } from "./call.ts";

/** How long a result is stored for repeats, in milliseconds. */
export const RESULT_STORED_MS = 24 * 60 * 60 * 1000;

/** A result of more characters has a verdict for each of many rows. */
const LARGE = 10_000;
/** How many large results of a customer are stored, so that no customer fills the disk with them. */
export const MOST_LARGE_RESULTS = 100;

const KEY = /^[\w-]{8,64}$/u;

/** A repeatable call and its request key. */
export interface KeyedCall {
  readonly call: CustomerCall<unknown>;
  readonly endpointName: string;
  readonly key: string;
  /** Parameters on the wire. */
  readonly params: Readonly<Record<string, unknown>>;
}

/**
 * Runs work once per request key and customer: a repeat gets the first result, and the same key with another body is refused
 * (decisions, safe repeats). The result is stored in the transaction of the work.
 */
export async function runOnce<Answer>(
  tx: Tx,
  { call, endpointName, key, params }: KeyedCall,
  work: () => Promise<Answer>,
): Promise<Answer> {
  if (!KEY.test(key)) {
    throw new Refusal(codes.badRequest, callMessages.keyInvalid[call.language]);
  }
  const body = digestOf(params);
  const first = await tx
    .selectFrom("request_results")
    .select(["call", "body_hash", "answer"])
    .where("customer_id", "=", call.customer.id)
    .where("request_key", "=", key)
    .executeTakeFirst();
  if (first) {
    if (first.call !== endpointName || first.body_hash !== body) {
      throw new Refusal(codes.keyReused, callMessages.keyReused[call.language]);
    }
    return JSON.parse(first.answer) as Answer;
  }
  const answer = await work();
  await storeResult(tx, {
    customer_id: call.customer.id,
    request_key: key,
    call: endpointName,
    body_hash: body,
    answer: JSON.stringify(answer),
    created_at: call.now,
  });
  return answer;
}

async function storeResult(
  tx: Tx,
  row: {
    customer_id: string;
    request_key: string;
    call: string;
    body_hash: string;
    answer: string;
    created_at: number;
  },
) {
  await tx
    .deleteFrom("request_results")
    .where("customer_id", "=", row.customer_id)
    .where("created_at", "<", row.created_at - RESULT_STORED_MS)
    .execute();
  if (row.answer.length > LARGE) await makeRoom(tx, row.customer_id);
  try {
    await tx.insertInto("request_results").values(row).execute();
  } catch (failure) {
    // A concurrent call with the same key stored its result: running again finds it.
    throw isDuplicate(failure) ? new Collision(failure) : failure;
  }
}

/** Deletes a customer's oldest large results, so that there is room for one more. */
async function makeRoom(tx: Tx, customerId: string): Promise<void> {
  const beyond = tx
    .selectFrom("request_results")
    .select("request_key")
    .where("customer_id", "=", customerId)
    .where(({ eb, fn }) => eb(fn<number>("length", ["answer"]), ">", LARGE))
    .orderBy("created_at", "desc")
    .limit(MOST_LARGE_RESULTS)
    .offset(MOST_LARGE_RESULTS - 1);
  await tx
    .deleteFrom("request_results")
    .where("customer_id", "=", customerId)
    .where("request_key", "in", beyond)
    .execute();
}

function digestOf(params: Readonly<Record<string, unknown>>): string {
  const entries = Object.entries(params)
    .filter(([name]) => name !== timestampParameter)
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  return createHash("sha256").update(JSON.stringify(entries)).digest("hex");
}
