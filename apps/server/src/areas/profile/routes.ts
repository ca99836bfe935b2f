import {
  readProfile,
  switchOrderMails,
  updatePassword,
  updateProfile,
} from "@reagent/api/contract/profile";
import { answersCustomer, changes } from "../../calls/call.ts";
import { changePassword } from "./password.ts";
import { readProfileOf, saveOrderMails, saveProfile } from "./profile.ts";

export const profileRoutes = [
  answersCustomer(readProfile, ({ customer, language }, { database }) =>
    readProfileOf(database.read, customer.id, language),
  ),
  changes(updateProfile, saveProfile),
  changes(switchOrderMails, saveOrderMails),
  answersCustomer(updatePassword, changePassword),
];
