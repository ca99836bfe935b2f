import type { Outcome } from "@reagent/api/client/failure";
import type { Endpoint } from "@reagent/api/contract/endpoint";
import type { Language } from "../language/language.tsx";
import type { Shop } from "./shop.ts";

export type Key = readonly [name: string, language: Language, params: string];

/** The key of a call in the cache: what is asked and in which language, never who asks. */
export function keyOf(endpoint: Pick<Endpoint, "name">, language: Language, params: unknown): Key {
  return [endpoint.name, language, JSON.stringify(params)];
}

/** An answer that comes with the page, and the call that it answers. */
export type GivenAnswer = readonly [key: Key, answer: unknown];

/** A call that a screen reads first, and its parameters. */
export interface FirstCall {
  readonly endpoint: Endpoint;
  readonly params: unknown;
}

/** Declares a call that a screen reads first. */
export function firstCall<Params, Answer>(
  endpoint: Endpoint<Params, Answer>,
  params: NoInfer<Params>,
): FirstCall {
  return { endpoint: endpoint as Endpoint, params };
}

/** A call that is under way before the first render, and how it went once it is over. */
export interface BegunCall {
  readonly key: Key;
  readonly answer: Promise<Outcome<unknown>>;
  /** Whether the first render shows another answer: a customer's page begins as the guest's that the server drew. */
  readonly isShownLater: boolean;
  outcome?: Outcome<unknown>;
}

/**
 * Begins the calls that a screen reads first, while the code that draws it is still on its way. What came with the page is not
 * asked for again, but where a customer's answer differs from a guest's.
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

/** The answers to calls that were begun, once all are there; undefined where one was not answered. */
export async function answersOf({ begun }: Shop): Promise<readonly GivenAnswer[] | undefined> {
  const answers: GivenAnswer[] = [];
  for (const { key, answer } of begun.values()) {
    const outcome = await answer;
    if (!outcome.ok) return undefined;
    answers.push([key, outcome.data]);
  }
  return answers;
}
