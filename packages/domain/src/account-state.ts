/** Whether the customer of an account can log in: `waiting` until it is activated, `locked` once the operator has locked it. */
export type AccountState = "active" | "waiting" | "locked";

/** The state of an account; only one that waits to be activated has a time at which it lapses. */
export function accountState(account: {
  readonly isActive: boolean;
  readonly lapsesAt: number | null;
}): AccountState {
  if (account.isActive) return "active";
  return account.lapsesAt === null ? "locked" : "waiting";
}
