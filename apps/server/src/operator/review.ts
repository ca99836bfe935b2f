import type { ReviewedFiling } from "@reagent/domain/filing";
import { decideFiling, type FilingDecision } from "../areas/filing/decide.ts";
import type { Database } from "../database/database.ts";
import { CommandError } from "../settings/command-line.ts";
import { customerIdOf } from "./customer.ts";

/** Accepts or refuses a filing, and returns what was done. Throws `CommandError` where no such filing waits. */
export function reviewFiling(
  database: Database,
  { email, filing }: { readonly email: string; readonly filing: ReviewedFiling },
  decision: FilingDecision,
  now: number,
): Promise<string[]> {
  return database.transact(async (tx) => {
    const customerId = await customerIdOf(tx, email);
    if (!(await decideFiling(tx, { customerId, filing }, decision, now)))
      throw new CommandError(
        decision.state === "accepted"
          ? `No filing ${filing} of ${email} waits.`
          : `No filing ${filing} of ${email} waits or was accepted.`,
      );
    return [`The filing ${filing} of ${email} is ${decision.state}; the customer gets a mail.`];
  });
}
