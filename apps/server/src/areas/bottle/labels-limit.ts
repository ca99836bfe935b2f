import { codes } from "@reagent/api/contract/envelope";
import { callMessages } from "@reagent/api/messages/call";
import { Refusal } from "../../basics/refusal.ts";
import type { Call } from "../../calls/call.ts";
import type { Database } from "../../database/database.ts";
import { count, counterOf, countsOf } from "../../sessions/rate-counters.ts";

const HOUR_MS = 60 * 60 * 1000;
/** How often labels are printed in an hour for one network, which many people may share. */
const MOST_FROM_NETWORK = 100;

type Caller = Pick<Call<unknown>, "network" | "language" | "now">;

const counterOfNetwork = (network: string) => counterOf("labels from", network, HOUR_MS);

/** Counts one print of labels; refuses it where the network had too many. */
export async function countLabels(
  database: Database,
  { network, language, now }: Caller,
): Promise<void> {
  const [printed = 0] = await count(database, [counterOfNetwork(network)], now);
  if (printed > MOST_FROM_NETWORK) throw new Refusal(codes.tooMany, callMessages.tooMany[language]);
}

/** Refuses where the next print of labels would be one too many; counts nothing. */
export async function expectLabelsLeft(
  database: Database,
  { network, language, now }: Caller,
): Promise<void> {
  const [printed = 0] = await countsOf(database, [counterOfNetwork(network)], now);
  if (printed >= MOST_FROM_NETWORK)
    throw new Refusal(codes.tooMany, callMessages.tooMany[language]);
}
