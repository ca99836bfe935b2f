import { codes } from "../../contract/envelope.ts";
import {
  activate,
  checkEmail,
  checkMobile,
  readRegistrationChoices,
  readTerms,
  register,
} from "../../contract/registration.ts";
import type { AreaMock } from "../area-mock.ts";
import { messages } from "../messages.ts";
import { userInfo } from "../samples/account.ts";
import { registrationChoices, termsOfUse } from "../samples/registration.ts";
import { answers, refusal } from "../verbs.ts";

export const registration: AreaMock = () => [
  answers(readRegistrationChoices, (_, language) => registrationChoices(language)),
  answers(checkEmail, ({ email }) =>
    email === userInfo().email ? refusal(codes.emailTaken, messages.emailTaken) : {},
  ),
  answers(checkMobile, ({ mobile }) =>
    mobile === userInfo().mobile ? refusal(codes.mobileTaken, messages.mobileTaken) : {},
  ),
  answers(register, {}),
  answers(activate, {}),
  answers(readTerms, ({ code }, language) =>
    code === "termsofuse"
      ? { content: termsOfUse(language) }
      : refusal(codes.notFound, messages.termsMissing),
  ),
];
