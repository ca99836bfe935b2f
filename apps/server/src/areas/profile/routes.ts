import { readProfile, updatePassword, updateProfile } from "@reagent/api/contract/profile";
import { answersCustomer, changes } from "../../http/call.ts";
import { changePassword } from "./password.ts";
import { readProfileOf, saveProfile } from "./profile.ts";

export const profileRoutes = [
  answersCustomer(readProfile, ({ customer }, { database }) =>
    readProfileOf(database.read, customer.id),
  ),
  changes(updateProfile, saveProfile),
  answersCustomer(updatePassword, changePassword),
];
