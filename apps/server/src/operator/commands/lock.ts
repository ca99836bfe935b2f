import { EMAIL } from "../arguments.ts";
import { changeLock } from "../lock.ts";
import type { AddCommand } from "../operator-shop.ts";

/** Adds `lock`. */
export const addCommand: AddCommand = (operator, inShop) =>
  operator
    .command("lock")
    .description("locks an account: its sessions end, and it cannot log in")
    .argument("<EMAIL>", EMAIL)
    .action((email) => inShop(changeLock(email, "lock")));
