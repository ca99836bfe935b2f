import { codes } from "@reagent/api/contract/envelope";
import { checkResetCode, forgotPassword, resetPassword } from "@reagent/api/contract/recovery";
import { answered, type Exchange, refused } from "../exchange.ts";
import { nowhere } from "./given.ts";

/** In this order: a code is valid once, and its use ends the customer's sessions. */
export const endings: readonly Exchange[] = [
  answered("guest", forgotPassword, ({ email }) => ({ email })),
  answered("guest", forgotPassword, { email: "nobody@shop.example" }, undefined, {
    about: "an unknown e-mail",
  }),
  refused("guest", forgotPassword, { email: "nobody" }, codes.badRequest, "no e-mail address"),
  answered("guest", checkResetCode, ({ resetCode }) => ({ code: resetCode })),
  refused("guest", checkResetCode, { code: nowhere }, codes.linkDead, "an unknown code"),
  refused(
    "guest",
    resetPassword,
    ({ resetCode, password }) => ({
      code: resetCode,
      password,
      passwordConfirmation: `${password}!`,
    }),
    codes.badRequest,
    "two passwords",
  ),
  answered("guest", resetPassword, ({ resetCode, password }) => ({
    code: resetCode,
    password,
    passwordConfirmation: password,
  })),
  refused(
    "guest",
    resetPassword,
    ({ resetCode, password }) => ({ code: resetCode, password, passwordConfirmation: password }),
    codes.linkDead,
    "a code that was used",
  ),
];
