import { lockProblem } from "@reagent/domain/account-state";
import { setLocked } from "../customers/accounts.ts";
import { CommandError } from "../settings/command-line.ts";
import { changing } from "./changing.ts";
import { customerIdOf, customerOf, notActivated } from "./customer.ts";
import { showCustomer } from "./show-customer.ts";

const changeAccount = changing({ idOf: customerIdOf, show: showCustomer });

/** Locks or unlocks an account. Throws `CommandError` where that is done already, and for an account that was not activated. */
export const changeLock = (email: string, step: "lock" | "unlock") =>
  changeAccount(email, async (tx, customerId, { now }) => {
    const { state } = await customerOf(tx, email);
    const problem = lockProblem(state, step);
    if (problem === "waiting") throw notActivated(email);
    if (problem === "locked") throw new CommandError(`The account ${email} is locked already.`);
    if (problem === "not-locked") throw new CommandError(`The account ${email} is not locked.`);
    await setLocked(tx, customerId, { isLocked: step === "lock", now });
    return step === "lock"
      ? "The account is locked, and its sessions have ended."
      : "The account is unlocked.";
  });
