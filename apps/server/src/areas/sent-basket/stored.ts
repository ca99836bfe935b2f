import { codes } from "@reagent/api/contract/envelope";
import { sentBasketMessages } from "@reagent/api/messages/sent-basket";
import type { SentLine } from "@reagent/domain/sent-basket";
import type { Selectable } from "kysely";
import { Refusal } from "../../basics/refusal.ts";
import type { Call } from "../../calls/call.ts";
import type { Reader } from "../../database/database.ts";
import type { Schema } from "../../database/schema.ts";
import { hashOfSecret } from "../../sessions/secret.ts";

export type BasketRow = Selectable<Schema["sent_baskets"]>;

/** A product of a basket as it is stored. */
export interface StoredLine extends SentLine {
  readonly itemCode: string;
}

/** Refuses a call about a basket. */
export const refusal = (
  { language }: Pick<Call<unknown>, "language">,
  code: number,
  why: keyof typeof sentBasketMessages,
) => new Refusal(code, sentBasketMessages[why][language]);

/** The basket with the token of a call; refuses where there is none. */
export async function basketOf(
  reader: Reader,
  call: Pick<Call<{ readonly token: string }>, "params" | "language">,
): Promise<BasketRow> {
  const found = await reader
    .selectFrom("sent_baskets")
    .selectAll()
    .where("token_hash", "=", hashOfSecret(call.params.token))
    .executeTakeFirst();
  if (!found) throw refusal(call, codes.notFound, "missing");
  return found;
}
