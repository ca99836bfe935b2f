import { codes } from "@reagent/api/contract/envelope";
import { checkResetCode, forgotPassword, resetPassword } from "@reagent/api/contract/recovery";
import { mailMessages } from "@reagent/api/messages/mail";
import { passwordMessages } from "@reagent/api/messages/password";
import { answered, type Exchange, refused } from "../exchange.ts";
import { common, nowhere } from "./given.ts";

/** In this order: a code is valid once, and its use ends the customer's sessions. */
export const endings: readonly Exchange[] = [
  answered("guest", forgotPassword, ({ email }) => ({ email })),
  answered("guest", forgotPassword, { email: "nobody@shop.example" }, undefined, {
    about: "an unknown e-mail",
  }),
  refused(
    "guest",
    forgotPassword,
    { email: "nobody" },
    codes.badRequest,
    mailMessages.emailInvalid,
    "no e-mail address",
  ),
  answered("guest", checkResetCode, ({ resetCode }) => ({ code: resetCode })),
  refused(
    "guest",
    checkResetCode,
    { code: nowhere },
    codes.linkDead,
    mailMessages.linkUnknown,
    "an unknown code",
  ),
  refused(
    "guest",
    resetPassword,
    ({ resetCode, password }) => ({
      code: resetCode,
      password,
      passwordConfirmation: `${password}!`,
    }),
    codes.badRequest,
    passwordMessages.invalid,
    "two passwords",
  ),
  refused(
    "guest",
    resetPassword,
    ({ resetCode }) => ({ code: resetCode, password: common, passwordConfirmation: common }),
    codes.passwordCommon,
    passwordMessages.common,
    "a common password",
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
    mailMessages.linkUsed,
    "a code that was used",
  ),
];
