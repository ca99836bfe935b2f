import { logIn, logOut, readUserInfo } from "@reagent/api/contract/account";
import { answers, answersCustomer } from "../../calls/call.ts";
import { endSession } from "../../sessions/session.ts";
import { readAccount } from "./customers.ts";
import { logInByPassword } from "./log-in.ts";

export const accountRoutes = [
  answers(logIn, logInByPassword),
  answers(logOut, async ({ token }, { database }) => {
    if (token !== "") {
      await database.transact((tx) => endSession(tx, token));
    }
    return {};
  }),
  answersCustomer(readUserInfo, ({ customer }, { database }) =>
    readAccount(database.read, customer.id),
  ),
];
