import type { ParamsOf } from "@reagent/api/contract/endpoint";
import { codes } from "@reagent/api/contract/envelope";
import type { checkEmail, checkMobile, register } from "@reagent/api/contract/registration";
import { callMessages } from "@reagent/api/messages/call";
import { registrationMessages } from "@reagent/api/messages/registration";
import { Email } from "@reagent/domain/credential";
import { RegisteredMobile, Registration } from "@reagent/domain/registration";
import * as v from "valibot";
import { Refusal } from "../../basics/refusal.ts";
import type { Call, Services } from "../../calls/call.ts";
import { isRegionPath } from "../../catalogue/regions.ts";
import { addAccount, deleteLapsed, findPending, takenOf } from "../../customers/accounts.ts";
import type { Database } from "../../database/database.ts";
import { isDuplicate } from "../../database/failure.ts";
import { mailCode } from "../../ports/mail/code-mail.ts";
import { admitMailRequest } from "../../ports/mail/mail-limits.ts";
import { browserName } from "../../sessions/browser-name.ts";
import { hashPassword, isPassword, refuseCommon } from "../../sessions/password.ts";
import { count, counterOf } from "../../sessions/rate-counters.ts";
import { areOffered } from "./choices.ts";

const MINUTE_MS = 60 * 1000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** Checks allowed from one network, by window: enough to fill in a form, too few to try out a list. */
const CHECKS = [
  { windowMs: MINUTE_MS, most: 20 },
  { windowMs: DAY_MS, most: 300 },
];
const REGISTRATIONS = [
  { windowMs: MINUTE_MS, most: 10 },
  { windowMs: DAY_MS, most: 100 },
];

/** Counts a call of a kind, and refuses too many from one network. */
async function admit(
  database: Database,
  kind: string,
  limits: typeof CHECKS,
  { network, now, language }: Call<unknown>,
): Promise<void> {
  const counters = limits.map(({ windowMs }) =>
    counterOf(`${kind} ${windowMs}`, network, windowMs),
  );
  const hits = await count(database, counters, now);
  if (limits.some(({ most }, index) => (hits[index] ?? 0) > most)) {
    throw new Refusal(codes.tooMany, callMessages.tooMany[language]);
  }
}

function refuseTaken(
  taken: "email" | "mobile" | undefined,
  { language }: Pick<Call<unknown>, "language">,
): void {
  if (taken === "email") {
    throw new Refusal(codes.emailTaken, registrationMessages.emailTaken[language]);
  }
  if (taken === "mobile") {
    throw new Refusal(codes.mobileTaken, registrationMessages.mobileTaken[language]);
  }
}

/** Parses input by a schema of the domain; refuses other input. */
function parsedBy<Schema extends v.GenericSchema>(
  schema: Schema,
  input: unknown,
  { language }: Pick<Call<unknown>, "language">,
): v.InferOutput<Schema> {
  const read = v.safeParse(schema, input);
  if (!read.success) {
    throw new Refusal(codes.badRequest, registrationMessages.incomplete[language]);
  }
  return read.output;
}

/** Refuses an e-mail address that is registered or invalid. */
export async function checkEmailFree(
  call: Call<ParamsOf<typeof checkEmail>>,
  { database }: Pick<Services, "database">,
) {
  await admit(database, "registered e-mail", CHECKS, call);
  const email = parsedBy(Email, call.params.email, call).toLowerCase();
  refuseTaken(await takenOf(database.read, { email }, call.now), call);
  return {};
}

/** Refuses a mobile number that is registered or invalid. */
export async function checkMobileFree(
  call: Call<ParamsOf<typeof checkMobile>>,
  { database }: Pick<Services, "database">,
) {
  await admit(database, "registered mobile", CHECKS, call);
  const mobile = parsedBy(RegisteredMobile, call.params.mobile, call);
  refuseTaken(await takenOf(database.read, { mobile }, call.now), call);
  return {};
}

/**
 * Adds an account that waits to be activated, and queues the mail with its activation link in the same transaction. A repeat with the
 * same password, as after a lost answer, replaces the account.
 */
export async function registerAccount(
  call: Call<ParamsOf<typeof register>>,
  { database }: Pick<Services, "database">,
) {
  const { userAgent, language, now } = call;
  const read = parsedBy(Registration, call.params, call);
  const { password, ...registration } = { ...read, email: read.email.toLowerCase() };
  if (!isRegionPath(registration) || !areOffered(registration)) {
    throw new Refusal(codes.badRequest, registrationMessages.incomplete[language]);
  }
  refuseCommon(password, language);
  await admit(database, "registration", REGISTRATIONS, call);
  const pending = await findPending(database.read, registration.email);
  const isRepeated = pending !== undefined && (await isPassword(password, pending.passwordHash));
  const repeated = isRepeated ? pending.id : undefined;
  const passwordHash = await hashPassword(password);
  const add = () =>
    database.transact(async (tx) => {
      await deleteLapsed(tx, registration, { repeated, now });
      refuseTaken(await takenOf(tx, registration, now), call);
      await addAccount(tx, registration, {
        passwordHash,
        browser: browserName(userAgent),
        language,
        now,
      });
      await admitMailRequest(tx, { email: registration.email, language, now });
      await mailCode(tx, { purpose: "activate", email: registration.email, language, now });
    });
  try {
    await add();
  } catch (failure) {
    if (isDuplicate(failure)) {
      refuseTaken(await takenOf(database.read, registration, now), call);
    }
    throw failure;
  }
  return {};
}
