import {
  readProfile,
  switchOrderMails,
  updatePassword,
  updateProfile,
} from "../../contract/profile.ts";
import type { AreaMock } from "../area-mock.ts";
import { token } from "../samples/account.ts";
import { profile as profileOf } from "../samples/profile.ts";
import { answers } from "../verbs.ts";

export const profile: AreaMock = ({ customer }) => [
  answers(readProfile, (_, language) => profileOf(language, customer)),
  answers(updateProfile, {}),
  answers(switchOrderMails, {}),
  answers(updatePassword, { token }),
];
