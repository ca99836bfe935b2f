import type { Outcome } from "@reagent/api/client/failure";
import type { Endpoint } from "@reagent/api/contract/endpoint";
import type { Language } from "../language/language.tsx";

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
