import type { Tx } from "../../database/database.ts";
import { type NewQuote, storeQuote } from "../../ordering/quotes/quotes.ts";
import { mailEnquiry } from "../../ports/mail/enquiry-mail.ts";

/**
 * Answers an enquiry by mail, once, with a quote if there is one; returns its address, or undefined where no such enquiry waits. The id may be shortened to its
 * beginning, as the operator's list shows it.
 */
export async function answerEnquiry(
  tx: Tx,
  {
    enquiryId,
    answer,
    quote,
    now,
  }: { enquiryId: string; answer: string; quote?: NewQuote | undefined; now: number },
): Promise<string | undefined> {
  const answered = await tx
    .updateTable("enquiries")
    .set({ answer, answered_at: now })
    .where("id", "=", enquiryId)
    .where("answered_at", "is", null)
    .returning(["email", "language"])
    .executeTakeFirst();
  if (!answered) return undefined;
  const { email, language } = answered;
  if (quote) await storeQuote(tx, { enquiryId, quote, now });
  await mailEnquiry(tx, { kind: "enquiry-answered", enquiryId, language, now });
  return email;
}
