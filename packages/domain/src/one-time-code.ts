/** How long a mailed code is valid, in milliseconds (decisions, mails). */
export const CODE_LIFE_MS = 24 * 60 * 60 * 1000;

/** The purpose of a mailed code; it is valid for no other. */
export type CodePurpose = "activate" | "reset";

/** Whether a code can still be used. */
export type CodeState = "live" | "used" | "expired";

/** The state of a known code: it ends with its first use and with its time (decisions, mails). */
export function codeState(
  code: { readonly isUsed: boolean; readonly expiresAt: number },
  now: number,
): CodeState {
  if (code.isUsed) return "used";
  return now < code.expiresAt ? "live" : "expired";
}
