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

const DELETED = "deleted ";

/** What a deleted account has in place of its e-mail address: no address has this form (decisions, deleted accounts). */
export const deletedEmail = (customerId: string): string => `${DELETED}${customerId}`;

/** Whether an account is deleted, by what it has as its e-mail address. */
export const isDeletedEmail = (email: string): boolean => email.startsWith(DELETED);

/** Why the operator cannot lock or unlock an account; one that waits lapses by itself (decisions, locked accounts). */
export function lockProblem(
  state: AccountState,
  step: "lock" | "unlock",
): "waiting" | "locked" | "not-locked" | undefined {
  if (state === "waiting") return "waiting";
  if (step === "lock") return state === "locked" ? "locked" : undefined;
  return state === "active" ? "not-locked" : undefined;
}

/** What a customer has not finished: numbers of things, and amounts in fen. */
export interface Unfinished {
  readonly orders: number;
  readonly giftOrders: number;
  readonly returns: number;
  /** Payments whose outcome the gateway has not reported, and refunds that it has not made. */
  readonly payments: number;
  readonly balance: number;
  readonly creditUsed: number;
}

/** Why an account cannot be deleted (decisions, deleted accounts); empty where it can. */
export function deletionProblems(unfinished: Unfinished): readonly (keyof Unfinished)[] {
  const names = ["orders", "giftOrders", "returns", "payments", "balance", "creditUsed"] as const;
  return names.filter((name) => unfinished[name] !== 0);
}
