import type { Outcome } from "@reagent/api/client/failure";
import type { Endpoint } from "@reagent/api/contract/endpoint";
import type { Language } from "../language/language.tsx";

/** The key of a call in the cache: endpoint, language and parameters, never the viewer. */
export function keyOf(
  endpoint: Pick<Endpoint, "name">,
  language: Language,
  params: unknown,
): string {
  return `${endpoint.name} ${language} ${JSON.stringify(params)}`;
}

/** Whether a key is that of a call to one of these endpoints. */
export const isKeyOf = (key: unknown, names: ReadonlySet<string>): boolean =>
  typeof key === "string" && names.has(key.slice(0, key.indexOf(" ")));

/** An answer embedded in the page, and the key of its call. */
export type EmbeddedAnswer = readonly [key: string, answer: unknown];

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

/** A call that was started before the first render. */
export interface StartedCall {
  readonly answer: Promise<Outcome<unknown>>;
  readonly isOfNothing?: (answer: unknown) => boolean;
}
