import { logIn, logOut } from "@reagent/api/contract/account";
import { endApiToken, issueApiToken } from "@reagent/api/contract/api-token";
import type { AnyEndpoint } from "@reagent/api/contract/contract";
import { codes } from "@reagent/api/contract/envelope";
import { updatePassword } from "@reagent/api/contract/profile";
import { checkResetCode, forgotPassword, resetPassword } from "@reagent/api/contract/recovery";
import {
  activate,
  checkActivationCode,
  declineRegistration,
  mailActivation,
  register,
} from "@reagent/api/contract/registration";
import { endOtherSessions, endSession } from "@reagent/api/contract/session";

type Events = Readonly<Record<number, string>>;

/** Of calls that ask for the password again. */
const ownPassword: Events = {
  [codes.passwordWrong]: "own password refused",
  [codes.tooMany]: "own password limited",
};

/** What answers to a call mean, by its path. */
const byCall: ReadonlyMap<string, Events> = new Map(
  (
    [
      [
        logIn,
        {
          [codes.success]: "signed in",
          [codes.loginRefused]: "sign-in refused",
          [codes.tooMany]: "sign-in limited",
        },
      ],
      [logOut, { [codes.success]: "signed out" }],
      [
        updatePassword,
        {
          [codes.success]: "password changed",
          [codes.passwordWrong]: "old password refused",
          [codes.tooMany]: "old password limited",
        },
      ],
      [
        forgotPassword,
        { [codes.success]: "password mail requested", [codes.tooMany]: "password mail limited" },
      ],
      [checkResetCode, { [codes.linkDead]: "link refused" }],
      [resetPassword, { [codes.success]: "password reset", [codes.linkDead]: "link refused" }],
      [register, { [codes.success]: "registered", [codes.tooMany]: "registration limited" }],
      [
        mailActivation,
        {
          [codes.success]: "activation mail requested",
          [codes.tooMany]: "activation mail limited",
        },
      ],
      [checkActivationCode, { [codes.linkDead]: "link refused" }],
      [activate, { [codes.success]: "activated", [codes.linkDead]: "link refused" }],
      [
        declineRegistration,
        { [codes.success]: "registration declined", [codes.linkDead]: "link refused" },
      ],
      [endSession, { [codes.success]: "session ended", ...ownPassword }],
      [
        endOtherSessions,
        { [codes.success]: "other sessions and API tokens ended", ...ownPassword },
      ],
      [issueApiToken, { [codes.success]: "API token made", ...ownPassword }],
      [endApiToken, { [codes.success]: "API token ended" }],
    ] as const satisfies readonly (readonly [Pick<AnyEndpoint, "path">, Events])[]
  ).map(([{ path }, events]) => [path, events]),
);

/** What refusals of any call mean. */
const byCode: Events = {
  [codes.badSignature]: "signature refused",
  [codes.signatureExpired]: "signature expired",
  [codes.notLoggedIn]: "no session",
  [codes.notEntitled]: "not entitled",
  [codes.locked]: "change refused",
  // The same answer for what does not exist and for what belongs to another customer.
  [codes.notFound]: "not found, or not the caller's",
  [codes.tooMany]: "too many calls",
};

/** What an answer means for sign-in and authorisation, for the log; undefined where nothing. */
export function securityEvent(path: string, code: number): string | undefined {
  return byCall.get(path)?.[code] ?? byCode[code];
}
