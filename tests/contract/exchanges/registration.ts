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
import { mailMessages } from "@reagent/api/messages/mail";
import { passwordMessages } from "@reagent/api/messages/password";
import { registrationMessages } from "@reagent/api/messages/registration";
import { UNIVERSITY_CATEGORY } from "@reagent/domain/customer-category";
import { expect } from "vitest";
import { answered, type Exchange, refused, refusedTo } from "../exchange.ts";
import { chinese, common, nowhere } from "./given.ts";

/** A complete registration form. */
export const newcomer = {
  email: "xu.qing@lab.example",
  password: "zlk-94",
  passwordConfirmation: "zlk-94",
  name: "徐青",
  sex: "female",
  mobile: "13900000555",
  company: "示例材料研究所",
  province: "310000",
  city: "310100",
  district: "310104",
  address: "示例路 5 号",
  category: UNIVERSITY_CATEGORY,
  invoiceTitle: "示例材料研究所",
  invoiceTax: "91310000000000000X",
  zip: "",
  area: "",
  phone: "",
  extension: "",
  fax: "",
  source: "",
  isAgreed: true,
} as const;

const termsMissing = (["zh", "en"] as const).map((language) =>
  refusedTo(
    "guest",
    answered("guest", readTerms, { code: "nothing" }, undefined, { language }),
    codes.notFound,
    registrationMessages.termsMissing,
  ),
);

/** In the order in which a guest could make them. */
export const exchanges: readonly Exchange[] = [
  answered("guest", readRegistrationChoices, {}, ({ categories, sources }) => {
    expect(categories.map(({ id }) => id)).toContain(UNIVERSITY_CATEGORY);
    for (const { name } of [...categories, ...sources]) expect(name).toMatch(chinese);
  }),
  answered(
    "guest",
    readRegistrationChoices,
    {},
    ({ categories, sources }) => {
      for (const { name } of [...categories, ...sources]) expect(name).not.toMatch(chinese);
    },
    { language: "en" },
  ),
  ...(["zh", "en"] as const).map((language) =>
    answered(
      "guest",
      readTerms,
      { code: "termsofuse" },
      ({ content, changedOn }) => {
        expect(content).toMatch(/^<(p|h2)>/);
        expect(changedOn).toMatch(/^20\d\d-\d\d-\d\d$/);
        expect(chinese.test(content)).toBe(language === "zh");
      },
      { language },
    ),
  ),
  ...termsMissing,
  answered("guest", checkEmail, { email: newcomer.email }),
  answered("guest", checkMobile, { mobile: newcomer.mobile }),
  answered("guest", register, newcomer),
  refused(
    "guest",
    checkEmail,
    { email: newcomer.email },
    codes.emailTaken,
    registrationMessages.emailTaken,
    "an address that is registered",
  ),
  refused(
    "guest",
    checkMobile,
    { mobile: newcomer.mobile },
    codes.mobileTaken,
    registrationMessages.mobileTaken,
    "a number that is registered",
  ),
  refused(
    "guest",
    register,
    { ...newcomer, password: "qxv-31", passwordConfirmation: "qxv-31" },
    codes.emailTaken,
    registrationMessages.emailTaken,
    "an address that is registered",
  ),
  refused(
    "guest",
    register,
    { ...newcomer, email: "xu@lab.example" },
    codes.mobileTaken,
    registrationMessages.mobileTaken,
    "a number that is registered",
  ),
  refused(
    "guest",
    register,
    { ...newcomer, password: common, passwordConfirmation: common },
    codes.passwordCommon,
    passwordMessages.common,
    "a common password",
  ),
  refused(
    "guest",
    register,
    { ...newcomer, name: "" },
    codes.badRequest,
    registrationMessages.incomplete,
    "a name left out",
  ),
  answered("guest", mailActivation, { email: "nobody@lab.example" }, undefined, {
    about: "an unknown e-mail",
  }),
  refused(
    "guest",
    mailActivation,
    { email: "nobody" },
    codes.badRequest,
    mailMessages.emailInvalid,
    "no e-mail address",
  ),
  refused(
    "guest",
    checkActivationCode,
    { code: nowhere },
    codes.linkDead,
    mailMessages.linkUnknown,
    "an unknown code",
  ),
  answered(
    "guest",
    checkActivationCode,
    ({ activationCode }) => ({ code: activationCode }),
    ({ registeredAt }) => expect(registeredAt).toBeGreaterThan(0),
  ),
  refused(
    "guest",
    activate,
    { code: nowhere },
    codes.linkDead,
    mailMessages.linkUnknown,
    "an unknown code",
  ),
  answered("guest", activate, ({ activationCode }) => ({ code: activationCode })),
  refused(
    "guest",
    activate,
    ({ activationCode }) => ({ code: activationCode }),
    codes.linkDead,
    registrationMessages.activeAlready,
    "an account that is active",
  ),
  refused(
    "guest",
    declineRegistration,
    { code: nowhere },
    codes.linkDead,
    mailMessages.linkUnknown,
    "an unknown code",
  ),
  refused(
    "guest",
    declineRegistration,
    ({ activationCode }) => ({ code: activationCode }),
    codes.linkDead,
    registrationMessages.activeAlready,
    "an account that is active",
  ),
  answered("guest", declineRegistration, ({ declinedCode }) => ({ code: declinedCode })),
];
