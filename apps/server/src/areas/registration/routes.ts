import { codes } from "@reagent/api/contract/envelope";
import {
  activate,
  checkActivationCode,
  checkEmail,
  checkMobile,
  declineRegistration,
  mailActivation,
  readRegistrationChoices,
  readTerms,
  register,
} from "@reagent/api/contract/registration";
import { registrationMessages } from "@reagent/api/messages/registration";
import { TERMS_PAGE } from "@reagent/domain/content-page";
import { inLanguage } from "../../basics/language.ts";
import { Refusal } from "../../basics/refusal.ts";
import { answers } from "../../calls/call.ts";
import { findPage } from "../../content/find-page.ts";
import { requestMail } from "../../customers/request-mail.ts";
import { activateAccount, checkActivation, declineAccount } from "./activation.ts";
import { choicesIn } from "./choices.ts";
import { checkEmailFree, checkMobileFree, registerAccount } from "./register.ts";

export const registrationRoutes = [
  answers(readRegistrationChoices, async ({ language }) => choicesIn(language)),
  answers(checkEmail, checkEmailFree),
  answers(checkMobile, checkMobileFree),
  answers(register, registerAccount),
  answers(mailActivation, (call, services) => requestMail("activate", call, services)),
  answers(checkActivationCode, checkActivation),
  answers(activate, activateAccount),
  answers(declineRegistration, declineAccount),
  answers(readTerms, async ({ params, language }, { database }) => {
    const page = params.code === TERMS_PAGE ? await findPage(database.read, TERMS_PAGE) : undefined;
    if (!page) throw new Refusal(codes.notFound, registrationMessages.termsMissing[language]);
    return { content: inLanguage(page, "content", language), changedOn: page.day };
  }),
];
