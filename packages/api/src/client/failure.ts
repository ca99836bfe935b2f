import type { Endpoint } from "../contract/endpoint.ts";
import { codes } from "../contract/envelope.ts";
import type { FailureLook } from "../contract/failure-look.ts";

/** Every failure of a call; code and message are the server's. */
export type Failure =
  | { readonly kind: "refused"; readonly code: number; readonly message: string }
  | { readonly kind: "offline" }
  | { readonly kind: "timed-out" }
  | { readonly kind: "broken"; readonly detail: string };

/** The outcome of a call: expected failures are values. */
export type Outcome<Answer> =
  | { readonly ok: true; readonly data: Answer; readonly message: string }
  | { readonly ok: false; readonly failure: Failure };

export function failed(failure: Failure): { readonly ok: false; readonly failure: Failure } {
  return { ok: false, failure };
}

/** Whether the server refused with one of these codes. */
export function isRefusal(failure: Failure | undefined, ...codes: readonly number[]): boolean {
  return failure?.kind === "refused" && codes.includes(failure.code);
}

/** Whether the server refused the content of the call, and neither the session had ended nor the connection failed. */
export function isRefusedForContent(failure: Failure): boolean {
  return failure.kind === "refused" && failure.code !== codes.notLoggedIn;
}

/** How a failure of a call looks, as its declaration says. */
export function lookOf<Looks extends FailureLook>(
  { failures }: Pick<Endpoint<never, never, Looks>, "failures">,
  failure: Failure,
): Looks {
  return (failure.kind === "refused" && failures[failure.code]) || failures.otherwise;
}
