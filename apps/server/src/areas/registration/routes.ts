import { codes } from "@reagent/api/contract/envelope";
import {
  activate,
  checkEmail,
  checkMobile,
  readRegistrationChoices,
  readTerms,
  register,
} from "@reagent/api/contract/registration";
import { answers } from "../../http/call.ts";
import { Refusal } from "../../http/refusal.ts";
import { activateAccount } from "./activation.ts";
import { choicesIn } from "./choices.ts";
import { registrationMessages } from "./messages.ts";
import { checkEmailFree, checkMobileFree, registerAccount } from "./register.ts";
import { termsIn } from "./terms.ts";

export const registrationRoutes = [
  answers(readRegistrationChoices, async ({ language }) => choicesIn(language)),
  answers(checkEmail, checkEmailFree),
  answers(checkMobile, checkMobileFree),
  answers(register, registerAccount),
  answers(activate, async ({ params, language, now }, { database }) => {
    await database.transact((tx) =>
      activateAccount(tx, { code: params.code.trim(), language, now }),
    );
    return {};
  }),
  answers(readTerms, async ({ params, language }) => {
    const content = termsIn(params.code, language);
    if (content === undefined) {
      throw new Refusal(codes.notFound, registrationMessages.termsMissing[language]);
    }
    return { content };
  }),
];
