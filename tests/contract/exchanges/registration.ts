import { codes } from "@reagent/api/contract/envelope";
import {
  activate,
  checkEmail,
  checkMobile,
  readRegistrationChoices,
  readTerms,
  register,
} from "@reagent/api/contract/registration";
import { messages } from "@reagent/api/mock/messages";
import { UNIVERSITY_CATEGORY } from "@reagent/domain/customer-category";
import { expect } from "vitest";
import { answered, type Exchange, refused, refusedTo } from "../exchange.ts";
import { chinese, nowhere } from "./given.ts";

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
    messages.termsMissing,
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
      ({ content }) => {
        expect(content).toMatch(/^<(p|h2)>/);
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
    "an address that is registered",
  ),
  refused(
    "guest",
    checkMobile,
    { mobile: newcomer.mobile },
    codes.mobileTaken,
    "a number that is registered",
  ),
  refused(
    "guest",
    register,
    { ...newcomer, password: "qxv-31", passwordConfirmation: "qxv-31" },
    codes.emailTaken,
    "an address that is registered",
  ),
  refused(
    "guest",
    register,
    { ...newcomer, email: "xu@lab.example" },
    codes.mobileTaken,
    "a number that is registered",
  ),
  refused("guest", register, { ...newcomer, name: "" }, codes.badRequest, "a name left out"),
  refused("guest", activate, { code: nowhere }, codes.linkDead, "an unknown code"),
  answered("guest", activate, ({ activationCode }) => ({ code: activationCode })),
  refused(
    "guest",
    activate,
    ({ activationCode }) => ({ code: activationCode }),
    codes.linkDead,
    "an account that is active",
  ),
];
