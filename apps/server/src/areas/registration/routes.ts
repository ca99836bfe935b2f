import type { ParamsOf } from "@reagent/api/contract/endpoint";
import { codes } from "@reagent/api/contract/envelope";
import {
  activate,
  checkEmail,
  checkMobile,
  readRegistrationChoices,
  readTerms,
  register,
} from "@reagent/api/contract/registration";
import { Email } from "@reagent/domain/credential";
import { RegisteredMobile, Registration } from "@reagent/domain/registration";
import * as v from "valibot";
import type { Database } from "../../database/database.ts";
import { isDuplicate } from "../../database/failure.ts";
import { answers } from "../../http/call.ts";
import type { Call } from "../../http/call.ts";
import { callMessages } from "../../http/messages.ts";
import { Refusal } from "../../http/refusal.ts";
import { mailCode } from "../../ports/mail/outbox.ts";
import { count, counterOf } from "../../sessions/counters.ts";
import { hashPassword, isPassword } from "../../sessions/password.ts";
import { isRegionPath } from "../region/regions.ts";
import { openAccount } from "./activation.ts";
import { areOffered, choicesIn } from "./choices.ts";
import { registrationMessages } from "./messages.ts";
import { addNewcomer, findPending, makeWay, takenOf } from "./newcomers.ts";
import { termsIn } from "./terms.ts";

const MINUTE_MS = 60 * 1000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** How often one network address may ask whether somebody is registered, by window: enough to type, too little to go through a list. */
const CHECKS = [
  { windowMs: MINUTE_MS, most: 20 },
  { windowMs: DAY_MS, most: 300 },
];
const REGISTRATIONS = [
  { windowMs: MINUTE_MS, most: 10 },
  { windowMs: DAY_MS, most: 100 },
];

/** Refuses where one network address has asked too often. */
async function admit(
  database: Database,
  kind: string,
  limits: typeof CHECKS,
  { address, now, language }: Call<unknown>,
): Promise<void> {
  const counters = limits.map(({ windowMs }) =>
    counterOf(`${kind} ${windowMs}`, address, windowMs),
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

/** Reads what was sent by the domain's rule, or refuses. */
function readBy<Schema extends v.GenericSchema>(
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

const answerChoices = answers(readRegistrationChoices, async ({ language }) => choicesIn(language));

const answerCheckEmail = answers(checkEmail, async (call, { database }) => {
  await admit(database, "registered e-mail", CHECKS, call);
  const email = readBy(Email, call.params.email, call).toLowerCase();
  refuseTaken(await takenOf(database.read, { email }, call.now), call);
  return {};
});

const answerCheckMobile = answers(checkMobile, async (call, { database }) => {
  await admit(database, "registered mobile", CHECKS, call);
  const mobile = readBy(RegisteredMobile, call.params.mobile, call);
  refuseTaken(await takenOf(database.read, { mobile }, call.now), call);
  return {};
});

/**
 * Adds an account that waits to be activated, and sends the mail that activates it, both or neither. Somebody who registers again with
 * the same password, as after an answer that was lost, begins again.
 */
async function addAccount(
  database: Database,
  call: Call<ParamsOf<typeof register>>,
): Promise<Record<string, never>> {
  const { language, now } = call;
  const read = readBy(Registration, call.params, call);
  const { password, ...registration } = { ...read, email: read.email.toLowerCase() };
  if (!isRegionPath(registration) || !areOffered(registration)) {
    throw new Refusal(codes.badRequest, registrationMessages.incomplete[language]);
  }
  await admit(database, "registration", REGISTRATIONS, call);
  const pending = await findPending(database.read, registration.email);
  const isRepeated = pending !== undefined && (await isPassword(password, pending.passwordHash));
  const repeated = isRepeated ? pending.id : undefined;
  const passwordHash = await hashPassword(password);
  const add = () =>
    database.transact(async (tx) => {
      await makeWay(tx, registration, { repeated, now });
      refuseTaken(await takenOf(tx, registration, now), call);
      await addNewcomer(tx, registration, { passwordHash, now });
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

const answerRegister = answers(register, (call, { database }) => addAccount(database, call));

const answerActivate = answers(activate, async ({ params, language, now }, { database }) => {
  await database.transact((tx) => openAccount(tx, { code: params.code.trim(), language, now }));
  return {};
});

const answerTerms = answers(readTerms, async ({ params, language }) => {
  const content = termsIn(params.code, language);
  if (content === undefined) {
    throw new Refusal(codes.notFound, registrationMessages.termsMissing[language]);
  }
  return { content };
});

export const registrationRoutes = [
  answerChoices,
  answerCheckEmail,
  answerCheckMobile,
  answerRegister,
  answerActivate,
  answerTerms,
];
