import { entity, nothing, text } from "./codec.ts";
import { endpoint } from "./endpoint.ts";
import { codes } from "./envelope.ts";

export const ForgottenPassword = entity({ email: ["email", text] });

/** A code that came by mail. */
export const MailedCode = entity({ code: ["code", text] });

export const PasswordReset = entity({
  code: ["code", text],
  password: ["password", text],
  passwordConfirmation: ["password_confirmation", text],
});

/** Sends a link by mail; answers alike whether the address is known or not. */
export const forgotPassword = endpoint(
  "forgotPassword",
  "POST /api/user/forgot",
  ForgottenPassword,
  nothing,
  { failures: { otherwise: "in-form", [codes.badRequest]: "in-form" } },
);

/** Whether a link still works. Sent as a body, so that no log of addresses holds the code. */
export const checkResetCode = endpoint(
  "checkResetCode",
  "POST /api/user/forgot/code",
  MailedCode,
  nothing,
  { failures: { otherwise: "quiet", [codes.linkDead]: "warning-block" } },
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
      [codes.linkDead]: "warning-block",
    },
  },
);
