import type { ReviewedFiling } from "@reagent/domain/filing";
import { joinUniversityGroup, leaveUniversityGroup } from "../../customers/groups.ts";
import type { Tx } from "../../database/database.ts";
import { mailFiling } from "../../ports/mail/filing-mail.ts";

/** Accepted, or refused with a reason that the customer is shown. */
export type FilingDecision =
  | { readonly state: "accepted" }
  | { readonly state: "refused"; readonly reason: string };

/**
 * Accepts or refuses a customer's filing, and mails it to the customer (decisions, filings). A filing that waits can be accepted or
 * refused, an accepted one refused, which withdraws it. The prices of universities begin and end with it. Returns false where there is
 * no such filing.
 */
export async function decideFiling(
  tx: Tx,
  { customerId, filing }: { readonly customerId: string; readonly filing: ReviewedFiling },
  decision: FilingDecision,
  now: number,
): Promise<boolean> {
  const { state } = decision;
  const from = state === "accepted" ? (["pending"] as const) : (["pending", "accepted"] as const);
  const change = {
    state,
    refusal: decision.state === "refused" ? decision.reason : "",
    decided_at: now,
  };
  const { numUpdatedRows: count } = await (filing === "university"
    ? tx
        .updateTable("university_filings")
        .set(change)
        .where("customer_id", "=", customerId)
        .where("state", "in", from)
        .executeTakeFirst()
    : tx
        .updateTable("precursor_filings")
        .set(change)
        .where("customer_id", "=", customerId)
        .where("precursor", "=", filing)
        .where("state", "in", from)
        .executeTakeFirst());
  if (count === 0n) return false;
  if (filing === "university") {
    await (state === "accepted"
      ? joinUniversityGroup(tx, customerId)
      : leaveUniversityGroup(tx, customerId));
  }
  await mailFiling(tx, { customerId, filing, now });
  return true;
}
