import { randomUUID } from "node:crypto";
import type { ParamsOf } from "@reagent/api/contract/endpoint";
import { codes } from "@reagent/api/contract/envelope";
import type { applyForAward, PaperRecord } from "@reagent/api/contract/paper-award";
import { callMessages } from "@reagent/api/messages/call";
import { paperAwardMessages } from "@reagent/api/messages/paper-award";
import { applicationState } from "@reagent/domain/award";
import { articleKey, monthOf, paperApplication } from "@reagent/domain/paper-award";
import * as v from "valibot";
import { dayOf } from "../../basics/day.ts";
import { Refusal } from "../../basics/refusal.ts";
import type { Acting } from "../../calls/call.ts";
import { readPaperAward } from "../../content/paper-award.ts";
import { countRows } from "../../database/count-rows.ts";
import type { Reader, Tx } from "../../database/database.ts";
import { mailPaperDecision } from "../../ports/mail/paper-award-mail.ts";
import { countIn, counterOf } from "../../sessions/rate-counters.ts";

const HOUR_MS = 60 * 60 * 1000;
/** Applications of one customer in an hour. */
const MOST_IN_HOUR = 20;

/**
 * Stores a customer's application. Refuses it on a day on which the award takes none, an article that was entered before and is not
 * refused (customer centre §5, paper eligibility), and too many in an hour.
 */
export async function storeApplication(
  { params, customer, language, now }: Acting<ParamsOf<typeof applyForAward>>,
  tx: Tx,
): Promise<Record<never, never>> {
  const award = await readPaperAward(tx);
  if (applicationState(award, dayOf(now)) !== "open")
    throw new Refusal(codes.badRequest, paperAwardMessages.notOpen[language]);
  const { publishedAt, ...entries } = params;
  const read = v.safeParse(paperApplication(award.months), {
    ...entries,
    month: monthOf(publishedAt),
  });
  if (!read.success) throw new Refusal(codes.badRequest, callMessages.incomplete[language]);
  const { title, journal } = read.output;
  const byCustomer = counterOf("paper applications by", customer.id, HOUR_MS);
  const [sent = 0] = await countIn(tx, [byCustomer], now);
  if (sent > MOST_IN_HOUR) throw new Refusal(codes.tooMany, callMessages.tooMany[language]);
  const { numInsertedOrUpdatedRows: count } = await tx
    .insertInto("paper_applications")
    .values({
      id: randomUUID(),
      customer_id: customer.id,
      title,
      journal,
      content: JSON.stringify(read.output),
      article_key: articleKey(title),
      applied_at: now,
      language,
      state: "pending",
      refusal: "",
      decided_at: null,
    })
    .onConflict((conflict) => conflict.column("article_key").doNothing())
    .executeTakeFirst();
  if (count === 0n) throw new Refusal(codes.locked, paperAwardMessages.alreadyEntered[language]);
  return {};
}

/** A page of a customer's applications, the newest first. */
export async function readApplications(
  reader: Reader,
  { customerId, page, size }: { customerId: string; page: number; size: number },
): Promise<{ records: PaperRecord[]; total: number }> {
  const own = reader.selectFrom("paper_applications").where("customer_id", "=", customerId);
  const total = await countRows(own);
  const rows = await own
    .select(["id", "title", "journal", "applied_at", "state", "refusal"])
    .orderBy("applied_at", "desc")
    .orderBy("id")
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  return {
    records: rows.map(({ applied_at: appliedAt, ...row }) => ({ ...row, appliedAt })),
    total,
  };
}

/** Accepted, or refused with a reason that the customer is shown. */
export type PaperDecision =
  | { readonly state: "accepted" }
  | { readonly state: "refused"; readonly reason: string };

/**
 * Accepts or refuses an application that waits, and mails it to the customer. The article of a refused one can be entered again. Returns
 * false where the application does not wait.
 */
export async function decideApplication(
  tx: Tx,
  applicationId: string,
  decision: PaperDecision,
  now: number,
): Promise<boolean> {
  const decided = await tx
    .updateTable("paper_applications")
    .set({
      state: decision.state,
      refusal: decision.state === "refused" ? decision.reason : "",
      decided_at: now,
      ...(decision.state === "refused" && { article_key: null }),
    })
    .where("id", "=", applicationId)
    .where("state", "=", "pending")
    .returning("language")
    .executeTakeFirst();
  if (!decided) return false;
  await mailPaperDecision(tx, { applicationId, language: decided.language, now });
  return true;
}
