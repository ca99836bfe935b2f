import { momentOf } from "../../basics/day.ts";
import type { Reader } from "../../database/database.ts";
import { EMAIL } from "../arguments.ts";
import { customerIdOf } from "../customer.ts";
import type { List } from "../list.ts";
import type { AddCommand } from "../operator-shop.ts";

/** Adds `sessions`. */
export const addCommand: AddCommand = (operator, inShop) =>
  operator
    .command("sessions")
    .description("lists the browsers that a customer is logged in with")
    .argument("<EMAIL>", EMAIL)
    .action((email) =>
      inShop(async ({ database: { read }, now }) =>
        listSessions(read, await customerIdOf(read, email), now),
      ),
    );

/** A customer's sessions, those used last first. */
async function listSessions(reader: Reader, customerId: string, now: number): Promise<List> {
  const rows = await reader
    .selectFrom("sessions")
    .select(["browser", "created_at", "used_at"])
    .where("customer_id", "=", customerId)
    .where("expires_at", ">", now)
    .orderBy("used_at", "desc")
    .execute();
  return {
    columns: ["Logged in", "Used last", "Browser"],
    empty: "The customer is not logged in.",
    rows: rows.map((row) => [
      momentOf(row.created_at),
      momentOf(row.used_at),
      row.browser || "unknown",
    ]),
  };
}
