import { TERMS_PAGE } from "@reagent/domain/content-page";
import { codes } from "../../contract/envelope.ts";
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
} from "../../contract/registration.ts";
import { registrationMessages } from "../../messages/registration.ts";
import type { AreaMock } from "../area-mock.ts";
import { userInfo } from "../samples/account.ts";
import { pageOf } from "../samples/pages.ts";
import { pendingAccount, registrationChoices } from "../samples/registration.ts";
import { answers, refusal } from "../verbs.ts";

export const registration: AreaMock = () => [
  answers(readRegistrationChoices, (_, language) => registrationChoices(language)),
  answers(checkEmail, ({ email }) =>
    email === userInfo().email ? refusal(codes.emailTaken, registrationMessages.emailTaken) : {},
  ),
  answers(checkMobile, ({ mobile }) =>
    mobile === userInfo().mobile
      ? refusal(codes.mobileTaken, registrationMessages.mobileTaken)
      : {},
  ),
  answers(register, {}),
  answers(mailActivation, {}),
  answers(checkActivationCode, pendingAccount),
  answers(activate, {}),
  answers(declineRegistration, {}),
  answers(readTerms, ({ code }, language) =>
    code === TERMS_PAGE
      ? pageOf(TERMS_PAGE, language)
      : refusal(codes.notFound, registrationMessages.termsMissing),
  ),
];
