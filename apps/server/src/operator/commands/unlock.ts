import { EMAIL } from "../arguments.ts";
import { changeLock } from "../lock.ts";
import type { AddCommand } from "../operator-shop.ts";

/** Adds `unlock`. */
export const addCommand: AddCommand = (operator, inShop) =>
  operator
    .command("unlock")
    .description("unlocks an account")
    .argument("<EMAIL>", EMAIL)
    .action((email) => inShop(changeLock(email, "unlock")));
