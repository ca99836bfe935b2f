import { entity, flag, line, nothing } from "./codec.ts";
import { endpoint } from "./endpoint.ts";
import { codes } from "./envelope.ts";

export const ForgottenPassword = entity({ email: ["email", line()] });

/** A code from a mail. */
export const MailedCode = entity({ code: ["code", line()] });

/** What a link of a mail is for. */
export const ResetLink = entity({
  /** Whether the account was imported and has no password yet: setting it agrees to the terms of use. */
  isFirstPassword: ["is_first", flag],
});

const PasswordReset = entity({
  code: ["code", line()],
  password: ["password", line()],
  passwordConfirmation: ["password_confirmation", line()],
});

/** Sends a link by mail; the answer is the same whether the address is known or not. */
export const forgotPassword = endpoint(
  "forgotPassword",
  "POST /api/user/forgot",
  ForgottenPassword,
  nothing,
  { failures: { otherwise: "in-form", [codes.badRequest]: "in-form" } },
);

/** Whether a link still works. A POST, so that logs of URLs do not hold the code. */
export const checkResetCode = endpoint(
  "checkResetCode",
  "POST /api/user/forgot/code",
  MailedCode,
  ResetLink,
  { isRead: true, failures: { otherwise: "quiet", [codes.linkDead]: "warning-block" } },
);

export const resetPassword = endpoint(
  "resetPassword",
  "POST /api/user/reset",
  PasswordReset,
  nothing,
  {
    failures: {
      otherwise: "in-form",
      [codes.badRequest]: "in-form",
      [codes.passwordCommon]: "in-form",
      [codes.linkDead]: "warning-block",
    },
  },
);
