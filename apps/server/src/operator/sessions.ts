import type { Reader } from "../database/database.ts";
import { momentOf } from "../http/day.ts";
import { inColumns } from "./columns.ts";

/** A customer's sessions as lines of text, those used last first. */
export async function listSessions(
  reader: Reader,
  customerId: string,
  now: number,
): Promise<string[]> {
  const rows = await reader
    .selectFrom("sessions")
    .select(["browser", "created_at", "used_at"])
    .where("customer_id", "=", customerId)
    .where("expires_at", ">", now)
    .orderBy("used_at", "desc")
    .execute();
  if (rows.length === 0) {
    return ["The customer is not logged in."];
  }
  return inColumns([
    ["Logged in", "Used last", "Browser"],
    ...rows.map((row) => [
      momentOf(row.created_at),
      momentOf(row.used_at),
      row.browser || "unknown",
    ]),
  ]);
}
