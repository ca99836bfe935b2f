import type { Outcome } from "@reagent/api/client/failure";
import type { Endpoint } from "@reagent/api/contract/endpoint";
import type { Language } from "../language/language.tsx";

export type Key = readonly [name: string, language: Language, params: string];

/** The key of a call in the cache: endpoint, language and parameters, never the viewer. */
export function keyOf(endpoint: Pick<Endpoint, "name">, language: Language, params: unknown): Key {
  return [endpoint.name, language, JSON.stringify(params)];
}

/** An answer embedded in the page, and the key of its call. */
export type EmbeddedAnswer = readonly [key: Key, answer: unknown];

export interface FirstCall {
  readonly endpoint: Endpoint;
  readonly params: unknown;
  /** Whether the answer shows that nothing exists at the address; a refusal shows it by its code. */
  readonly isOfNothing?: (answer: unknown) => boolean;
}

/** Declares a call that a screen reads first. */
export function firstCall<Params, Answer>(
  endpoint: Endpoint<Params, Answer>,
  params: NoInfer<Params>,
  isOfNothing?: (answer: NoInfer<Answer>) => boolean,
): FirstCall {
  return {
    endpoint: endpoint as Endpoint,
    params,
    ...(isOfNothing && { isOfNothing: isOfNothing as (answer: unknown) => boolean }),
  };
}

/** A call that was started before the first render, and its outcome once it has one. */
export interface StartedCall {
  readonly key: Key;
  readonly answer: Promise<Outcome<unknown>>;
  /** Whether the first render shows another answer: a customer's page first shows the guest's answer that the server rendered. */
  readonly isShownLater: boolean;
  readonly isOfNothing?: (answer: unknown) => boolean;
  outcome?: Outcome<unknown>;
}
