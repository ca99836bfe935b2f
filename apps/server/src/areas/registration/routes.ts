import { codes } from "@reagent/api/contract/envelope";
import {
  activate,
  checkActivationCode,
  checkEmail,
  checkMobile,
  mailActivation,
  readRegistrationChoices,
  readTerms,
  register,
} from "@reagent/api/contract/registration";
import { registrationMessages } from "@reagent/api/messages/registration";
import { answers } from "../../http/call.ts";
import { Refusal } from "../../http/refusal.ts";
import { requestMail } from "../recovery/request-mail.ts";
import { activateAccount, checkActivation } from "./activation.ts";
import { choicesIn } from "./choices.ts";
import { checkEmailFree, checkMobileFree, registerAccount } from "./register.ts";
import { termsIn } from "./terms.ts";

export const registrationRoutes = [
  answers(readRegistrationChoices, async ({ language }) => choicesIn(language)),
  answers(checkEmail, checkEmailFree),
  answers(checkMobile, checkMobileFree),
  answers(register, registerAccount),
  answers(mailActivation, (call, services) => requestMail("activate", call, services)),
  answers(checkActivationCode, checkActivation),
  answers(activate, activateAccount),
  answers(readTerms, async ({ params, language }) => {
    const content = termsIn(params.code, language);
    if (content === undefined) {
      throw new Refusal(codes.notFound, registrationMessages.termsMissing[language]);
    }
    return { content };
  }),
];
