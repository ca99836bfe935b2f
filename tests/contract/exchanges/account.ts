import { logIn, logOut, readUserInfo } from "@reagent/api/contract/account";
import { codes } from "@reagent/api/contract/envelope";
import { accountMessages } from "@reagent/api/messages/account";
import { expect } from "vitest";
import { answered, type Exchange, refused } from "../exchange.ts";

export const exchanges: readonly Exchange[] = [
  answered(
    "guest",
    logIn,
    ({ email, password }) => ({ email, password }),
    ({ token }) => expect(token.length).toBeGreaterThan(20),
  ),
  answered("customer", readUserInfo, {}, (info) => {
    expect(info.email).toMatch(/@/);
    expect(info.balance).toBeGreaterThanOrEqual(0);
  }),
  answered("guest", logOut, {}),
  refused(
    "guest",
    logIn,
    ({ email }) => ({ email, password: "wrong" }),
    codes.loginRefused,
    accountMessages.loginRefused,
    "a wrong password",
  ),
  refused(
    "guest",
    logIn,
    { email: "nobody@shop.example", password: "wrong" },
    codes.loginRefused,
    accountMessages.loginRefused,
    "an unknown e-mail",
  ),
];
