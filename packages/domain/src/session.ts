/** How long after an answer of 1005 the user-info refresh clears the stored token (storefront §4, session rules). */
export const TOKEN_CLEAR_DELAY_MS = 600;

/** How long a session lasts without its token being dropped (decisions, token). */
export const SESSION_LIFE_MS = 7 * 24 * 60 * 60 * 1000;

/** The reaction to a call without a session. */
export type NoSessionReaction = "login-page" | "login-dialog" | "expired-prompt";

/**
 * The reaction to code 1005 (storefront §4, session rules; §6, guest attempts; decisions, code 1005): a page that is loading is
 * replaced by /login; an action prompts a guest to log in, and informs a customer that the session has expired.
 */
export function reactionToNoSession(input: {
  readonly hasToken: boolean;
  readonly attempt: "page" | "action";
}): NoSessionReaction {
  if (input.attempt === "page") return "login-page";
  return input.hasToken ? "expired-prompt" : "login-dialog";
}
