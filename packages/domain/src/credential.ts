import * as v from "valibot";
import { isCommonPassword } from "./common-password.ts";
import { asciiEmail, isEmailAddress } from "./email-address.ts";

/** The shortest and longest password (storefront §5, registration). */
export const PASSWORD_LENGTH = { min: 6, max: 16 } as const;

/** An e-mail address, trimmed, with its domain in ASCII: required and valid (storefront §5, login). */
export const Email = v.config(
  v.pipe(
    v.string("email-required"),
    v.trim(),
    v.nonEmpty("email-required"),
    v.check(isEmailAddress, "email-invalid"),
    v.transform(asciiEmail),
  ),
  { abortPipeEarly: true },
);

/** The login form; both fields are trimmed (storefront §5, login). Only the server checks the password. */
export const Login = v.object({
  email: Email,
  password: v.pipe(v.string("password-required"), v.trim(), v.nonEmpty("password-required")),
});

/**
 * A new password: 6 to 16 characters without white space, and none of the most common (storefront §5,
 * registration; decisions, passwords).
 */
export const NewPassword = v.config(
  v.pipe(
    v.string("password-required"),
    v.nonEmpty("password-required"),
    v.minLength(PASSWORD_LENGTH.min, "password-length"),
    v.maxLength(PASSWORD_LENGTH.max, "password-length"),
    v.regex(/^\S+$/u, "password-white-space"),
    v.check((password) => !isCommonPassword(password), "password-common"),
  ),
  { abortPipeEarly: true },
);

/** The first step of a forgotten password (storefront §5, forgot password). */
export const ForgottenPassword = v.object({ email: Email });

const twice = {
  password: NewPassword,
  passwordConfirmation: v.pipe(
    v.string("confirmation-required"),
    v.nonEmpty("confirmation-required"),
  ),
};

/** Compares the second password with the first. */
function judgeConfirmation<
  Input extends { password: string; passwordConfirmation: string },
>(): v.RawCheckAction<Input> {
  return v.rawCheck<Input>(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const input = dataset.value;
    const { password, passwordConfirmation: value } = input;
    if (value === "" || password === value) return;
    const path = {
      type: "object",
      origin: "value",
      input,
      key: "passwordConfirmation",
      value,
    } as const;
    addIssue({ message: "confirmation-differs", path: [path] });
  });
}

/** A new password typed twice (storefront §5, forgot password; §5, registration). */
export const PasswordTwice = v.pipe(v.object(twice), judgeConfirmation());

/** The customer's own password, required again before a change; only the server checks it (decisions, token). */
export const OwnPassword = v.object({
  password: v.pipe(v.string("password-required"), v.nonEmpty("password-required")),
});

/** A new password in place of the old one, which only the server checks (customer centre §5, password). */
export const PasswordChange = v.pipe(
  v.object({
    oldPassword: v.pipe(v.string("old-password-required"), v.nonEmpty("old-password-required")),
    ...twice,
  }),
  judgeConfirmation(),
);

export type ForgottenPasswordInput = v.InferInput<typeof ForgottenPassword>;
export type PasswordTwiceInput = v.InferInput<typeof PasswordTwice>;
export type OwnPasswordInput = v.InferInput<typeof OwnPassword>;
export type PasswordChangeInput = v.InferInput<typeof PasswordChange>;
export type LoginInput = v.InferInput<typeof Login>;
export type LoginOutput = v.InferOutput<typeof Login>;
