import { type BegunCall, type FirstCall, type GivenAnswer, keyOf } from "./first-calls.ts";
import type { Shop } from "./shop.ts";

/**
 * Starts the calls that a screen reads first, while its code still loads. Answers embedded in the page are not requested again,
 * except where a customer's answer differs from a guest's.
 */
export function beginCalls(
  { client, language, begun, given = [], token }: Shop,
  calls: readonly FirstCall[],
): void {
  const answers = new Map(given.map(([key, answer]) => [String(key), answer]));
  for (const { endpoint, params } of calls) {
    const key = keyOf(endpoint, language, params);
    const isDrawn = answers.has(String(key));
    const isGiven = isDrawn && (endpoint.auth === "none" || token() === null);
    const call: BegunCall = {
      key,
      isShownLater: isDrawn && !isGiven,
      answer: isGiven
        ? Promise.resolve({ ok: true, data: answers.get(String(key)), message: "" })
        : client.call(endpoint, params),
    };
    begun.set(String(key), call);
    void call.answer.then((outcome) => {
      call.outcome = outcome;
    });
  }
}

/** The answers to the calls that were started, once all have arrived; undefined where one failed. */
export async function answersOf({ begun }: Shop): Promise<readonly GivenAnswer[] | undefined> {
  const answers: GivenAnswer[] = [];
  for (const { key, answer } of begun.values()) {
    const outcome = await answer;
    if (!outcome.ok) return undefined;
    answers.push([key, outcome.data]);
  }
  return answers;
}
