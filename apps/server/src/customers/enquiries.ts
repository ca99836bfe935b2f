import { randomUUID } from "node:crypto";
import { codes } from "@reagent/api/contract/envelope";
import { callMessages } from "@reagent/api/messages/call";
import type { EnquiryKind } from "@reagent/domain/enquiry";
import { Refusal } from "../basics/refusal.ts";
import type { Call } from "../calls/call.ts";
import type { Tx } from "../database/database.ts";
import { mailEnquiry } from "../ports/mail/enquiry-mail.ts";
import { countIn, counterOf } from "../sessions/rate-counters.ts";

const HOUR_MS = 60 * 60 * 1000;
/** Enquiries in an hour from one network, which many people may share. */
const MOST_FROM_NETWORK = 30;
/** The same enquiry within this time is a form sent twice. */
const SENT_TWICE_MS = 10 * 60 * 1000;

interface Enquiry {
  readonly kind: EnquiryKind;
  readonly email: string;
  /** The other fields of the form, by name. */
  readonly content: Readonly<Record<string, string>>;
}

/**
 * Stores an enquiry and confirms it by mail (decisions, enquiries). One that was just sent is not stored again. Refuses too many from
 * one network.
 */
export async function storeEnquiry(
  { kind, email, content }: Enquiry,
  {
    customer,
    language,
    network,
    now,
  }: Pick<Call<unknown>, "customer" | "language" | "network" | "now">,
  tx: Tx,
): Promise<void> {
  const [fromNetwork = 0] = await countIn(tx, [counterOf("enquiries from", network, HOUR_MS)], now);
  if (fromNetwork > MOST_FROM_NETWORK) {
    throw new Refusal(codes.tooMany, callMessages.tooMany[language]);
  }
  const enquiry = { kind, email, content: JSON.stringify(content) };
  const sameOne = await tx
    .selectFrom("enquiries")
    .select("id")
    .where((of) => of.and(enquiry))
    .where("created_at", ">", now - SENT_TWICE_MS)
    .limit(1)
    .executeTakeFirst();
  if (sameOne) return;
  const id = randomUUID();
  await tx
    .insertInto("enquiries")
    .values({
      id,
      ...enquiry,
      customer_id: customer?.id ?? null,
      language,
      created_at: now,
      answer: "",
      answered_at: null,
    })
    .execute();
  await mailEnquiry(tx, { kind: "enquiry-received", enquiryId: id, language, now });
}
