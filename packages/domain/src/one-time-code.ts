/** How long a code that came by mail can be used (decisions, mails). */
export const CODE_LIFE_MS = 24 * 60 * 60 * 1000;

/** What a code that came by mail is good for; it works for nothing else. */
export type CodePurpose = "activate" | "reset";

/** Whether a code can still be used. */
export type CodeState = "live" | "used" | "expired";

/** The state of a known code: using it once is the end of it, and so is its time (decisions, mails). */
export function codeState(
  code: { readonly isUsed: boolean; readonly expiresAt: number },
  now: number,
): CodeState {
  if (code.isUsed) return "used";
  return now < code.expiresAt ? "live" : "expired";
}
