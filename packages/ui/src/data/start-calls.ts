import { isRefusal } from "@reagent/api/client/failure";
import { missingCodes } from "@reagent/api/contract/envelope";
import { type StartedCall, type FirstCall, type EmbeddedAnswer, keyOf } from "./first-calls.ts";
import type { Shop } from "./shop.ts";

/**
 * Starts the calls that a screen reads first, while its code still loads. Answers embedded in the page are not requested again,
 * except where a customer's answer differs from a guest's: that one replaces it when the first reader is mounted.
 */
export function startCalls(
  { client, language, cache, startedCalls, unread, token }: Shop,
  calls: readonly FirstCall[],
): void {
  for (const { endpoint, params, isOfNothing: isEmpty } of calls) {
    // A guest is led from a customer's page to the log-in.
    if (endpoint.auth === "required" && token() === null) continue;
    const key = keyOf(endpoint, language, params);
    const isEmbedded = cache.get(key) !== undefined;
    if (isEmbedded && (endpoint.auth === "none" || token() === null)) {
      unread.add(key);
      continue;
    }
    const call: StartedCall = {
      answer: client.call(endpoint, params),
      ...(isEmpty && { isOfNothing: isEmpty }),
    };
    startedCalls.set(key, call);
    if (isEmbedded) continue;
    void call.answer.then((outcome) => {
      // A reader that is mounted already waits for the same answer itself.
      if (!outcome.ok || startedCalls.get(key) !== call) return;
      cache.set(key, { data: outcome.data });
      unread.add(key);
    });
  }
}

/** The answers to the calls that were started, once all have arrived; undefined where one failed. */
export async function answersOf({
  startedCalls,
}: Shop): Promise<readonly EmbeddedAnswer[] | undefined> {
  const answers: EmbeddedAnswer[] = [];
  for (const [key, { answer }] of startedCalls) {
    const outcome = await answer;
    if (!outcome.ok) return undefined;
    answers.push([key, outcome.data]);
  }
  return answers;
}

/** Whether one of the calls that were started is about something that does not exist. */
export async function isOfNothing({ startedCalls }: Shop): Promise<boolean> {
  for (const call of startedCalls.values()) {
    const outcome = await call.answer;
    const isMissing = outcome.ok
      ? call.isOfNothing?.(outcome.data)
      : isRefusal(outcome.failure, ...missingCodes);
    if (isMissing) return true;
  }
  return false;
}
