import { codes } from "@reagent/api/contract/envelope";
import {
  readProfile,
  switchOrderMails,
  updatePassword,
  updateProfile,
} from "@reagent/api/contract/profile";
import { passwordMessages } from "@reagent/api/messages/password";
import { profileMessages } from "@reagent/api/messages/profile";
import { expect } from "vitest";
import { answered, type Exchange, refused } from "../exchange.ts";
import type { Facts } from "../party.ts";
import { common } from "./given.ts";

/** The profile form of the newcomer. */
const newcomer = ({ email }: Facts) => ({
  email,
  name: "周以宁",
  sex: "female" as const,
  mobile: "13900000129",
  company: "华东应用化学研究所",
  address: "科苑路 1278 号",
  zip: "201203",
  fax: "",
  province: "310000",
  place: "310115",
  area: "021",
  phone: "55500120",
  extension: "",
  invoiceType: "blank" as const,
  invoiceTitle: "华东应用化学研究所",
  invoiceTax: "",
  invoiceBank: "",
  invoiceBankAccount: "",
  invoiceAddress: "",
  invoicePhone: "",
  invoiceEmail: "",
});

export const exchanges: readonly Exchange[] = [
  answered("customer", readProfile, {}, (profile) => {
    expect(profile.email).toMatch(/@/u);
    expect(profile.invoiceType).not.toBe("blank");
    expect(profile.getsOrderMails).toBe(true);
    for (const day of [profile.termsVersion, profile.registeredOn])
      expect(day).toMatch(/^20\d\d-\d\d-\d\d$/u);
  }),
  refused(
    "newcomer",
    updateProfile,
    (facts) => ({ ...newcomer(facts), mobile: facts.takenMobile }),
    codes.mobileTaken,
    profileMessages.mobileTaken,
    "a mobile of another customer",
  ),
  answered("newcomer", updateProfile, newcomer),
  answered("customer", switchOrderMails, { isOn: true }),
  answered("newcomer", readProfile, {}, (profile, { email }) => expect(profile.email).toBe(email)),
  refused(
    "newcomer",
    updateProfile,
    (facts) => ({ ...newcomer(facts), name: "" }),
    codes.badRequest,
    profileMessages.incomplete,
    "no name",
  ),
  refused(
    "customer",
    updateProfile,
    (facts) => ({ ...newcomer(facts), email: "another@kedu.example" }),
    codes.locked,
    profileMessages.locked,
    "another e-mail address",
  ),
  refused(
    "customer",
    updatePassword,
    { oldPassword: "not-this-one", password: "kedu-2027", passwordConfirmation: "kedu-2027" },
    codes.passwordWrong,
    passwordMessages.oldWrong,
    "a wrong old password",
  ),
  refused(
    "customer",
    updatePassword,
    ({ password }) => ({ oldPassword: password, password: "abc", passwordConfirmation: "abc" }),
    codes.badRequest,
    passwordMessages.invalid,
    "a short password",
  ),
  refused(
    "customer",
    updatePassword,
    ({ password }) => ({
      oldPassword: password,
      password: common,
      passwordConfirmation: common,
    }),
    codes.passwordCommon,
    passwordMessages.common,
    "a common password",
  ),
];

/** Ends the session. */
export const endings: readonly Exchange[] = [
  answered(
    "university",
    updatePassword,
    ({ password }) => ({
      oldPassword: password,
      password: "kedu-2027",
      passwordConfirmation: "kedu-2027",
    }),
    ({ token }) => expect(token.length).toBeGreaterThan(20),
  ),
];
